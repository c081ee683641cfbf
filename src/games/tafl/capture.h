/// What a move captures. Only the piece that moved captures, on any of its four sides.
///
/// Where it came from does not matter: the path to its new square was empty, so no victim stood on
/// that line. So there are squares to arrive on and capture, the same for all pieces of a side.
#pragma once

#include "games/tafl/bits.h"
#include "games/tafl/position.h"
#include "games/tafl/rules.h"

namespace outflank::tafl {

/// The pieces that leave the board when the side to move plays that move, the king included.
/// REQUIRES: the path of the move is empty.
Bits captured(const Rules& rules, const Position& position, Move move);

/// The squares where a piece of the side to move captures something by arriving, occupied ones
/// among them.
Bits captors(const Rules& rules, const Position& position);

}  // namespace outflank::tafl
