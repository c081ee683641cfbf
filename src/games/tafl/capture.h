/// What a move captures. Only the piece that moved captures, on any of its four sides.
#pragma once

#include "games/tafl/bits.h"
#include "games/tafl/position.h"
#include "games/tafl/rules.h"

namespace outflank::tafl {

/// The pieces that leave the board when the side to move plays that move, the king included.
/// REQUIRES: the path of the move is empty.
Bits captured(const Rules& rules, const Position& position, Move move);

}  // namespace outflank::tafl
