/// What the engine is asked: how far to look, how sure to be, and over what window of scores.
#pragma once

#include <algorithm>
#include <optional>

#include "kernels/bitboard.h"
#include "search/selectivity.h"

namespace outflank::engine {

/// One way of thinking about a position: `depth` plies at some selectivity; at least as many as
/// there are empty squares means to the end of the game.
struct Stage {
    int depth = 0;
    Selectivity selectivity = 0;

    friend bool operator==(const Stage&, const Stage&) = default;
};

struct Task {
    /// Where thinking ends, unless a limit ends it before. Default: an exact solution.
    Stage goal{.depth = 60, .selectivity = Exact};
    /// Root moves to think about; hints leave out those they have already told.
    kernels::Bitboard root_moves = ~kernels::Bitboard{0};
    /// Scores outside are of no interest, in discs: (-1, 1) asks only who wins.
    int alpha = -64;
    int beta = 64;
};

}  // namespace outflank::engine
