/// What a side finds by looking along the eight rays from a square: the discs it flips, and where
/// it can move at all.
///
/// All of it holds for every board size: a square beyond the edge of a smaller board is simply
/// never occupied.
#pragma once

#include "games/othello/square.h"
#include "games/othello/wide_bits.h"

namespace outflank::othello {

/// The discs of `other` that a disc of `own` on `square` turns over. Never allocates; any thread.
/// REQUIRES: own and other are disjoint, the square is empty.
WideBits flips(const WideBits& own, const WideBits& other, Square square);

/// The squares among `empty` where a disc of `own` flips something. Never allocates; any thread.
/// REQUIRES: own, other and empty are disjoint.
WideBits mobility(const WideBits& own, const WideBits& other, const WideBits& empty);

}  // namespace outflank::othello
