/// The eight images of an Othello position, and the one that stands for all of them.
#pragma once

#include "games/othello/position.h"
#include "games/othello/wide_bits.h"
#include "games/symmetry.h"

namespace outflank::othello {

/// REQUIRES: every square lies on a board of that size.
WideBits transformed(const WideBits& bits, Symmetry symmetry, int size);
Position transformed(const Position& position, Symmetry symmetry, int size);

struct Canonical {
    Position position;
    Symmetry symmetry;  // transformed(the position asked about, symmetry) == position
};

/// The least of the eight images, comparing the own discs and then the other's in the order of
/// WideBits: the same position for all eight. Where several symmetries lead to it, the first is
/// given.
Canonical canonical(const Position& position, int size);

}  // namespace outflank::othello
