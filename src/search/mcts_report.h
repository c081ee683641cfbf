/// What a tree says about the moves of its root: which to play, how often each was tried, and what
/// came of it.
#pragma once

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "eval/score.h"
#include "search/mcts_tree.h"
#include "search/report.h"

namespace outflank::mcts {

/// The move to play is the one tried most often: a mean can be high by luck, but luck does not draw
/// simulations for long. What is proven goes before: a win first, a loss last.
template <class Move>
bool is_better(const Node<Move>& one, const Node<Move>& other) {
    const auto rank = [](const Node<Move>& node) {
        const int certainty = node.proof == Proof::Won ? 1 : node.proof == Proof::Lost ? -1 : 0;
        return std::tuple(certainty, node.visits, node.points);
    };
    return rank(one) > rank(other);
}

/// The moves that were tried, the one to play first; equals as they lie in the tree.
template <class Move>
std::vector<MoveStatistics<Move>> statistics(const Tree<Move>& tree) {
    std::vector<const Node<Move>*> tried;
    for (const auto& child : tree.children_of_root())
        if (child.visits > 0) tried.push_back(&child);
    std::sort(tried.begin(), tried.end(), [](const auto* one, const auto* other) {
        return is_better(*one, *other) || (!is_better(*other, *one) && one < other);
    });
    std::vector<MoveStatistics<Move>> result;
    result.reserve(tried.size());
    for (const auto* child : tried)
        result.push_back({child->move, child->visits, value_of(*child), child->is_proven()});
    return result;
}

/// What both sides would play, as far as moves were tried.
template <class Move>
std::vector<Move> best_line(const Tree<Move>& tree) {
    std::vector<Move> line;
    for (auto node = tree[tree.root()]; node.is_expanded();) {
        const auto* const children = tree.children(node);
        node = *std::max_element(children, children + node.child_count,
                                 [](const auto& a, const auto& b) { return is_better(b, a); });
        if (node.visits == 0) break;
        line.push_back(node.move);
    }
    return line;
}

/// In thousandths of a win, from -1000 to 1000.
inline Score score_of(double value) { return static_cast<Score>(std::lround(2000 * value - 1000)); }

/// Without the time and the nodes, and without a line where no move was tried yet.
template <class Move>
SearchReport<Move> report_on(const Tree<Move>& tree) {
    SearchReport<Move> report;
    report.moves = statistics(tree);
    report.line = best_line(tree);
    report.depth = static_cast<int>(report.line.size());
    report.is_exact = tree[tree.root()].is_proven();
    if (!report.moves.empty()) report.score = score_of(report.moves.front().value);
    return report;
}

}  // namespace outflank::mcts
