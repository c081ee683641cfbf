/// Othello positions as text: the strict line of the command line and of files, and a diagram for
/// people.
///
/// The line is size x size cells row by row from a1, a blank, the side to move:
///     ---------------------------OX------XO--------------------------- X
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/position.h"
#include "games/othello/wide_bits.h"

namespace outflank::othello {

/// With `X` for Black, `O` for White and `-` for an empty square.
std::string format_position(const Position& position, int size);

/// Takes also `x * B b` for Black, `o W w` for White and `.` for an empty square. Strict: every
/// cell, no blank between cells, the side to move and nothing else.
Result<Position> parse_position(std::string_view text, int size);

/// Rows with coordinates on all four edges; `X`, `O`, `.` where the side to move can play, `-`
/// elsewhere.
std::string board_diagram(const Position& position, int size, const WideBits& playable);

/// "a 6x6 board", "an 8x8 board".
std::string board_words(int size);

}  // namespace outflank::othello
