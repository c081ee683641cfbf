/// SearchReport: the only thing a search tells the world, after every iteration and at its end.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "eval/score.h"
#include "search/limits.h"

namespace outflank {

template <class Move>
struct SearchReport {
    int depth = 0;  // plies of the last iteration that was finished
    int selectivity =
        100;  // how sure the pruning is, in percent; 100: nothing was pruned on a guess
    Score score = 0;  // for the side to move
    bool is_exact = false;  // the game was searched to its end: the score is its true value
    std::vector<Move>
        line;  // best play, the move to make first; never empty unless the game is over
    std::uint64_t nodes = 0;  // positions entered, the root included
    Duration time{};

    [[nodiscard]] Move best() const { return line.front(); }
};

/// Called on the searching thread, after each iteration.
template <class Move>
using OnReport = std::function<void(const SearchReport<Move>&)>;

}  // namespace outflank
