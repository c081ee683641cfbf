/// SampledTree: what a Monte Carlo tree search found and how its first simulations went, as plain
/// values, like SearchedTree.
///
/// Values are shares of wins from 0 to 1, for the side that makes the move which leads to a node,
/// because that side chooses by them. At the root, which no move leads to, the value is for the
/// side to move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "search/mcts_node.h"

namespace outflank::analysis {

/// "open", "lost", "drawn", "won".
std::string_view name(mcts::Proof proof);

struct SampledNode {
    std::optional<std::size_t> parent;  // the root has none
    int ply = 0;
    Side side = Side::One;  // to move
    std::string move;  // that led here; empty at the root
    std::string position;
    std::uint64_t visits = 0;
    double value = 0;
    std::optional<double> bound;  // the UCB; the root and what is proven lost have none
    mcts::Proof proof = mcts::Proof::Open;  // for the side that the value is for
    std::size_t untried = 0;  // moves that have a place in the tree and no visit
    bool is_on_best_line = false;
};

/// A move that could have been selected, and what spoke for it at that moment.
struct SampledCandidate {
    std::string move;
    std::uint64_t visits = 0;
    double value = 0;
    double bound = 0;
    bool is_lost = false;  // proven so, and no longer looked at
};

struct SampledSelection {
    std::string move;
    std::optional<std::size_t> node;  // that it leads to, if it is among the nodes
    Side side = Side::One;  // that chooses
    std::vector<SampledCandidate> candidates;  // none: it had never been tried, so it came first
};

/// What a node on the way has become when a simulation was added to it.
struct SampledChange {
    std::optional<std::size_t> node;
    std::string move;  // that leads there; empty at the root
    std::uint64_t visits = 0;
    double value = 0;
};

/// One simulation: select, expand, simulate, back up.
struct SampledStep {
    std::vector<SampledSelection> selections;
    std::optional<int> expanded;  // after so many of the selections a node got its moves
    double value = 0;  // for the side to move at the root
    bool is_proven = false;  // no guess: the game is over or decided there
    std::vector<SampledChange> changes;  // from the root down
};

struct SampledTree {
    std::string game;
    std::array<std::string, 2> side_names;
    std::string player;  // as it was asked for
    double exploration = 0;  // the c of UCB
    std::string leaf;  // what judges a new position: "a random game", "the evaluation features"
    std::uint64_t simulations = 0;
    std::uint64_t positions = 0;  // in the tree, whether shown or not
    std::vector<SampledNode> nodes;  // the root first, every parent before its children
    std::vector<SampledStep> steps;  // the first ones
    std::vector<std::string> line;  // the move tried most, its answer tried most, and so on

    [[nodiscard]] const SampledNode& root() const { return nodes.front(); }
    [[nodiscard]] const std::string& name_of(Side side) const { return side_names[index(side)]; }
};

}  // namespace outflank::analysis
