/// SearchReport: the only thing a search tells the world, after every iteration and at its end.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "eval/score.h"
#include "search/limits.h"

namespace outflank {

/// What a Monte Carlo tree search thinks of one move.
template <class Move>
struct MoveStatistics {
    Move move{};
    std::uint64_t visits = 0;  // simulations that began with it
    double value = 0;  // 0 lost, 0.5 drawn, 1 won, for the side that makes the move
    bool is_proven = false;  // the value is the true one

    friend bool operator==(const MoveStatistics&, const MoveStatistics&) = default;
};

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
    std::vector<MoveStatistics<Move>>
        moves;  // the most visited first; only from searches that sample

    [[nodiscard]] Move best() const { return line.front(); }
};

/// Called on the searching thread, after each iteration.
template <class Move>
using OnReport = std::function<void(const SearchReport<Move>&)>;

}  // namespace outflank
