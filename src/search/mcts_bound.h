/// The bound of UCT: how good a move may be, given how it has done so far.
///
///     mean + c sqrt(ln(visits of the parent) / visits of the child)
///
/// In two halves, because the first is the same for all children of a node. Written without a
/// product that is added to something: processors that can do both at once round once, others
/// twice, and one seed has to grow one tree on all of them.
#pragma once

#include <cmath>
#include <cstdint>

#include "search/mcts_node.h"

namespace outflank::mcts {

/// `exploration` is the c.
[[gnu::always_inline]] inline double reach_of(double exploration, std::uint32_t parent_visits) {
    return exploration * std::sqrt(std::log(static_cast<double>(parent_visits)));
}

/// In the unit that the mean of a node and the exploration are in. REQUIRES: it was visited.
[[gnu::always_inline]] inline double upper_bound(double mean, double reach, std::uint32_t visits) {
    return mean + reach / std::sqrt(static_cast<double>(visits));
}

template <class Move>
double upper_bound(const Node<Move>& child, double reach) {
    return upper_bound(child.mean(), reach, child.visits);
}

}  // namespace outflank::mcts
