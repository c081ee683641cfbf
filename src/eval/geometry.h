/// The squares of an Othello board that hand-made evaluations look at: corners, the squares beside
/// them, edges, neighbours. On boards of every size.
///
///     corner  C  .  .  .  .  C  corner      A corner can never be turned. Whoever takes a C or an
///        C    X  .  .  .  .  X    C         X square beside an empty one may give it away.
#pragma once

#include <array>

#include "games/othello/wide_bits.h"

namespace outflank::eval {

struct CornerArea {
    othello::WideBits corner;
    othello::WideBits c_squares;  // beside it on the edges
    othello::WideBits x_square;  // beside it on the diagonal
};

std::array<CornerArea, 4> corner_areas(int size);

/// The four edges, corners included: each corner is on two.
std::array<othello::WideBits, 4> edges(int size);

/// The squares themselves and those next to them in any direction. On a board smaller than 16x16
/// some of them lie beyond its edge.
othello::WideBits with_neighbours(const othello::WideBits& squares);

}  // namespace outflank::eval
