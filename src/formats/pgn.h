/// PGN as it is used for Othello: PlayOK, Edax.
///
///     [Black "a"]
///     [White "b"]
///     [Result "1-0"]
///
///     1. f5 d6 {[%eval -0.50] [%emt 1.20] the usual answer} 2. c3 d3 1-0
///
/// Black begins, so 1-0 is a win for Black. Where the start is not the usual one of 8x8, the tag
/// FEN has it. `%eval` is the evaluation for Black, `%emt` the seconds a move took.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

inline constexpr std::string_view PgnExpected =
    "expected a game in PGN, [Black \"name\"] ... 1. f5 d6";

/// Takes the first game off the text; nothing where there is none. An error names the move.
Result<std::optional<OthelloSheet>> take_pgn_game(std::string_view& text);

/// The games of a file. An error names the game, counted from 1, and the move.
Result<std::vector<OthelloSheet>> read_pgn(std::string_view text);

/// Tags, a blank line, the moves in lines of at most 80 characters, a blank line.
std::string format_pgn(const OthelloSheet& sheet);

}  // namespace outflank::formats
