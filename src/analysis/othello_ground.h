/// The ground of an Othello position as players speak of it: corners and the squares beside them,
/// safe moves, regions, frontier. On boards of every size.
///
///     a1 C  .  .  .        A C or an X square beside an empty corner is where the corner is given
///     C  X  .  .  .        away. A region is a set of empty squares that hang together, diagonally
///     .  .  .  .  .        too; who begins an even one does not come last in it.
#pragma once

#include <optional>

#include "games/othello/othello.h"

namespace outflank::analysis {

othello::WideBits corners(int size);

/// The empty corner that the square is the C or the X square of; nothing for all other squares.
std::optional<othello::Square> corner_of_x_square(const othello::Othello& game,
                                                  const othello::Position& position,
                                                  othello::Square square);
std::optional<othello::Square> corner_of_c_square(const othello::Othello& game,
                                                  const othello::Position& position,
                                                  othello::Square square);

/// Where the side to move can play without going onto a C or X square beside an empty corner, and
/// without leaving the opponent a corner to take next.
othello::WideBits safe_moves(const othello::Othello& game, const othello::Position& position);

/// The empty squares that hang together with that one. REQUIRES: it is empty.
othello::WideBits region_of(const othello::Othello& game, const othello::Position& position,
                            othello::Square square);

/// The discs of a side that stand beside an empty square.
othello::WideBits frontier(const othello::Othello& game, const othello::Position& position,
                           Side side);

}  // namespace outflank::analysis
