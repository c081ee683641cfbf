/// Deepening: one depth after another, so that there is an answer whenever time is up.
///
/// A search that is broken off in the middle of a depth has nothing to say about it: it may have
/// looked at the worst moves only. So the answer is that of the last depth that was finished. The
/// work of the smaller depths is small against that of the last one, and their best line shows the
/// next depth where to look first.
#pragma once

#include <vector>

#include "search/depth_search.h"
#include "search/report.h"

namespace outflank {

struct Deepening {
    static constexpr int Deepest = 255;  // more plies than any board has squares to play on

    int first = 1;  // the depth to begin with
    bool follows_line = false;  // each depth expects the best line of the one before
};

namespace detail {

/// False when the limits were reached before the depth was.
template <class Position, class Move>
bool finish_depth(DepthSearch<Position, Move>& search, const Position& position, int depth,
                  const Deepening& how, Budget& budget, SearchReport<Move>& report) {
    Iteration<Move> iteration(budget, depth, how.follows_line ? report.line : std::vector<Move>());
    const Score score = search.to_depth(position, depth, iteration);
    report.nodes = budget.nodes();
    if (budget.is_spent()) return false;
    report.depth = depth;
    report.score = score;
    report.line = iteration.line();
    report.is_exact = iteration.is_complete() || is_decided(score);
    return true;
}

}  // namespace detail

/// Searches from the first depth to the limits, or until nothing is left to find out, and reports
/// after each depth. Blocks. Where not even the first depth could be finished, it looks one ply
/// ahead whatever the limits say, which takes no time, so there is always a legal move unless the
/// game is over. `nodes` counts every position entered, of the unfinished depth too.
template <class Position, class Move>
SearchReport<Move> deepen(DepthSearch<Position, Move>& search, const Position& position,
                          const Deepening& how, const Limits& limits,
                          const OnReport<Move>& on_report = {}) {
    const auto begin = Clock::now();
    const int last = limits.depth.value_or(Deepening::Deepest);
    Budget budget(limits);
    SearchReport<Move> report;
    for (int depth = how.first; depth <= last && !report.is_exact; ++depth) {
        const bool is_finished = detail::finish_depth(search, position, depth, how, budget, report);
        report.time = Clock::now() - begin;
        if (!is_finished) break;
        if (on_report) on_report(report);
    }
    if (report.depth == 0) {
        Budget unlimited({});
        detail::finish_depth(search, position, 1, {}, unlimited, report);
        report.nodes += budget.nodes();
    }
    return report;
}

/// One depth, however long it takes. REQUIRES: depth >= 1.
template <class Position, class Move>
SearchReport<Move> search_to_depth(DepthSearch<Position, Move>& search, const Position& position,
                                   int depth) {
    Limits limits;
    limits.depth = depth;
    return deepen(search, position, {.first = depth}, limits);
}

}  // namespace outflank
