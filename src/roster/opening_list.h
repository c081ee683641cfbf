/// OpeningList: opening lines of 8x8 Othello to play by, as the original terminal player kept them.
///
/// A line of the file is a game's first moves, up to 18, as numbers of squares row by row from
/// a1 = 0 to h8 = 63, separated by commas:
///
///     37,43,34,19,20
///
/// A position is found by what it looks like, under all eight symmetries and however it came
/// about; where several lines pass through it, the first one in the file is followed.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "games/othello/move.h"
#include "games/othello/position.h"

namespace outflank::roster {

class OpeningList {
  public:
    static constexpr std::size_t LongestLine = 18;
    static constexpr std::string_view Shipped = "on";

    /// Refuses a line that is not a game, and names it. Empty lines are skipped.
    static Result<OpeningList> parse(std::string_view text);
    static Result<OpeningList> read(const std::string& file);
    /// The one inside the program, whose name is Shipped, or that of a file.
    static Result<OpeningList> named(const std::string& name);

    /// What the list plays here, or nothing. REQUIRES: a position of 8x8 Othello.
    [[nodiscard]] std::optional<othello::Move> reply(const othello::Position& position) const;

  private:
    using Key = std::pair<othello::WideBits, othello::WideBits>;  // own and other, canonical

    Result<Done> add_line(std::string_view line);
    void add(const othello::Position& position, othello::Move move);

    std::map<Key, othello::Move> replies_;  // both as the canonical position has them
};

}  // namespace outflank::roster
