/// Writes the three files of the WTHOR data base: games, players and tournaments.
///
/// A game is 68 bytes that name players and tournament by number; the writer gives the numbers as
/// the names come and keeps nothing but the names, so any number of games may stream through it.
/// The header, which counts them, is known at the end.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

/// The day a file was made.
struct FileDate {
    int year = 2000;
    int month = 1;
    int day = 1;
};

class WthorWriter {
  public:
    explicit WthorWriter(FileDate date) : date_(date) {}

    /// The bytes of the game. Games of 8x8 from the usual start; of tags only black, white, event,
    /// the year of the date and the theoretical score have a place, and where nobody worked that
    /// out it is the score of the game. A game that was not played to the end is scored by the
    /// discs on the board.
    Result<std::string> add(const OthelloSheet& sheet);

    /// What stands before the games in the .wtb file. The year is that of the first game with a
    /// date, and the depth of theoretical scores that of the first game with one.
    [[nodiscard]] std::string games_header() const { return header(count_, 0, year_); }
    /// The bytes of the .jou and the .trn file.
    [[nodiscard]] std::string players() const { return names(players_); }
    [[nodiscard]] std::string tournaments() const { return names(tournaments_); }

  private:
    /// Names in the order of their numbers; number 0 is whoever is unknown.
    struct Register {
        std::size_t length;  // bytes of a name in the file
        std::map<std::string, std::uint16_t, std::less<>> numbers;
        std::string bytes;

        /// Nothing when all numbers are taken.
        std::optional<std::uint16_t> number(std::string_view name);
    };

    [[nodiscard]] std::string header(std::uint32_t games, std::uint16_t names, int year) const;
    [[nodiscard]] std::string names(const Register& from) const;

    FileDate date_;
    int year_ = 0;
    int depth_ = 0;
    std::uint32_t count_ = 0;
    Register players_{20, {}, {}};
    Register tournaments_{26, {}, {}};
};

}  // namespace outflank::formats
