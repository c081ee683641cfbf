/// DepthSearch: whatever can search a position to one depth. Virtual, because one call an iteration
/// is cheap, and so a player need not know which board, evaluation and instruction set stand
/// behind it.
#pragma once

#include "eval/score.h"
#include "search/iteration.h"

namespace outflank {

template <class Position, class Move>
class DepthSearch {
  public:
    virtual ~DepthSearch() = default;

    /// What the position is worth to the side to move, that many plies ahead; the line is left in
    /// the iteration. Means nothing when the iteration's budget ran out. Blocks until then.
    /// REQUIRES: depth >= 1, and the iteration was made for that depth.
    virtual Score to_depth(const Position& position, int depth, Iteration<Move>& iteration) = 0;
};

}  // namespace outflank
