/// Readers of the WTHOR data base of tournament games: .wtb (the games of a year), .jou (players),
/// .trn (tournaments).
///
/// All three are a header of 16 bytes and records of one length, little endian. The games name
/// players and tournaments by their place in the other two files. Passes are not stored: they are
/// forced, so replaying a game finds them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/othello/square.h"

namespace outflank::formats {

/// Whether the moves are legal is not asked here; they lie on the 8x8 board.
struct WtbGame {
    static constexpr std::size_t Length = 68;  // bytes

    std::uint16_t tournament = 0;  // index into the .trn names
    std::uint16_t black = 0;  // index into the .jou names, like white
    std::uint16_t white = 0;
    int score = 0;  // Black's discs at the end, empties to the winner
    int theoretical_score = 0;  // the same with perfect play from WtbHeader::depth empties on
    std::vector<othello::Square> moves;
};

struct WtbHeader {
    static constexpr std::size_t Length = 16;  // bytes

    std::uint32_t games = 0;
    int year = 0;  // of the games
    int depth = 0;  // empties from which theoretical_score is perfect play
};

struct WtbFile {
    int year = 0;
    int depth = 0;
    std::vector<WtbGame> games;
};

/// Fewer bytes are an error, more are passed over.
Result<WtbHeader> parse_wtb_header(std::string_view bytes);
/// REQUIRES: that many bytes.
Result<WtbGame> parse_wtb_game(std::string_view bytes);

/// The whole of a .wtb file of 8x8 games. An error names the record, counted from 1.
Result<WtbFile> read_wtb(std::string_view bytes);

/// The names of a .jou or .trn file, as UTF-8.
Result<std::vector<std::string>> read_jou(std::string_view bytes);
Result<std::vector<std::string>> read_trn(std::string_view bytes);

}  // namespace outflank::formats
