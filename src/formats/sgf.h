/// SGF, the Smart Game Format, for Othello (GM[2]), as Edax and others write it.
///
///     (;FF[4]GM[2]SZ[8]PB[a]PW[b]RE[B+12];B[f5];W[d6]C[the usual answer])
///
/// Moves are a letter and a number, not SGF's two letters. V is the evaluation for Black; SEC,
/// which is ours, the seconds a move took. Of variations the main line is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/game_sheet.h"

namespace outflank::formats {

inline constexpr std::string_view SgfExpected = "expected a game in SGF, (;FF[4]GM[2]...)";

/// Takes the first game off the text with whatever stands before it; nothing where there is none.
/// An error names the move.
Result<std::optional<OthelloSheet>> take_sgf_game(std::string_view& text);

/// The games of a file; whatever stands between them is passed over. An error names the game,
/// counted from 1, and the move.
Result<std::vector<OthelloSheet>> read_sgf(std::string_view text);

/// One line without its end, unless a comment has several.
std::string format_sgf(const OthelloSheet& sheet);

}  // namespace outflank::formats
