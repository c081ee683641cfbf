/// What the engine is asked: how far to look, how sure to be, and over what window of scores.
#pragma once

#include <algorithm>
#include <optional>

#include "kernels/bitboard.h"
#include "search/selectivity.h"

namespace outflank::engine {

/// What becomes of the positions where the plies of a search run out. What is left of the game is
/// solved where the solver is quick about it and it is no more than was searched: from twenty empty
/// squares on, ten plies see to the end. A search that only prepares another judges them.
enum class Leaves : bool { Judged, Solved };

/// One way of thinking about a position: `depth` plies at some selectivity; at least as many as
/// there are empty squares means to the end of the game.
struct Stage {
    int depth = 0;
    Selectivity selectivity = 0;
    Leaves leaves = Leaves::Solved;

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
