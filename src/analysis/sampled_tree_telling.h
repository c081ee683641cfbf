/// The tree of a Monte Carlo search told as plain values, with its first simulations.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <queue>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "analysis/sampled_tree.h"
#include "games/game.h"
#include "search/mcts_report.h"
#include "search/mcts_watcher.h"

namespace outflank::analysis {

/// Walks the tree once; what it tells, it tells of the nodes it keeps.
template <Game G>
class SampledTelling {
  public:
    using Position = typename G::Position;
    using Tree = mcts::Tree<typename G::Move>;
    using Slot = mcts::Slot;

    SampledTelling(const G& game, const Position& root, const Tree& tree, double exploration)
        : game_(game), tree_(tree), exploration_(exploration) {
        told_.game = game.name();
        told_.side_names = {std::string(game.side_name(Side::One)),
                            std::string(game.side_name(Side::Two))};
        told_.exploration = exploration;
        told_.simulations = tree[tree.root()].visits;
        add(tree.root(), root, std::nullopt);
    }

    /// The most visited nodes, and so the parents of each; those of the line are marked.
    /// REQUIRES: most >= 1.
    void tell_nodes(std::size_t most, const std::vector<typename G::Move>& line) {
        std::priority_queue<Waiting> waiting;
        queue_children(0, waiting);
        while (!waiting.empty() && told_.nodes.size() < most) {
            const Waiting next = waiting.top();
            waiting.pop();
            const Position position = game_.after(positions_[next.parent], tree_[next.slot].move);
            add(next.slot, position, next.parent);
            queue_children(told_.nodes.size() - 1, waiting);
        }
        for (const auto move : line) told_.line.push_back(game_.format(move));
        mark_line();
    }

    void tell_steps(const std::vector<mcts::SimulationSteps>& simulations) {
        for (const auto& each : simulations) told_.steps.push_back(step(each));
    }

    [[nodiscard]] SampledTree take() { return std::move(told_); }

  private:
    /// The most visited first; of equals the one that has been in the tree for longer.
    struct Waiting {
        std::uint32_t visits = 0;
        Slot slot = 0;
        std::size_t parent = 0;

        friend bool operator<(const Waiting& one, const Waiting& other) {
            return std::tuple(one.visits, other.slot) < std::tuple(other.visits, one.slot);
        }
    };

    void add(Slot slot, const Position& position, std::optional<std::size_t> parent) {
        const auto& node = tree_[slot];
        SampledNode told;
        told.parent = parent;
        told.ply = parent ? told_.nodes[*parent].ply + 1 : 0;
        told.side = game_.to_move(position);
        told.position = game_.format(position);
        told.visits = node.visits;
        told.proof = parent ? node.proof : mcts::turned(node.proof);
        if (node.visits > 0) told.value = parent ? mcts::value_of(node) : 1 - mcts::value_of(node);
        if (parent) {
            told.move = game_.format(node.move);
            const auto& above = tree_[node.parent];
            if (node.proof != mcts::Proof::Lost)
                told.bound = mcts::upper_bound(node, mcts::reach_of(exploration_, above.visits));
        }
        for (Slot i = 0; i < node.child_count; ++i)
            told.untried += tree_[node.first_child + i].visits == 0 ? 1 : 0;
        ids_[slot] = told_.nodes.size();
        slots_.push_back(slot);
        positions_.push_back(position);
        told_.nodes.push_back(std::move(told));
    }

    void queue_children(std::size_t parent, std::priority_queue<Waiting>& waiting) const {
        const auto& node = tree_[slots_[parent]];
        for (Slot slot = node.first_child; slot < node.first_child + node.child_count; ++slot)
            if (tree_[slot].visits > 0) waiting.push({tree_[slot].visits, slot, parent});
    }

    void mark_line() {
        told_.nodes.front().is_on_best_line = true;
        for (std::size_t id = 1; id < told_.nodes.size(); ++id) {
            SampledNode& node = told_.nodes[id];
            const auto step = static_cast<std::size_t>(node.ply) - 1;
            node.is_on_best_line = told_.nodes[*node.parent].is_on_best_line &&
                                   step < told_.line.size() && node.move == told_.line[step];
        }
    }

    [[nodiscard]] std::optional<std::size_t> id_of(Slot slot) const {
        const auto id = ids_.find(slot);
        if (id == ids_.end()) return std::nullopt;
        return id->second;
    }

    [[nodiscard]] SampledChange change(const mcts::Backed& backed) const {
        const bool is_root = backed.slot == tree_.root();
        return {id_of(backed.slot), is_root ? "" : game_.format(tree_[backed.slot].move),
                backed.visits, is_root ? 1 - backed.value : backed.value};
    }

    [[nodiscard]] SampledSelection selection(const mcts::Selection& made, Side side) const {
        SampledSelection told;
        told.move = game_.format(tree_[made.child].move);
        told.side = side;
        told.node = id_of(made.child);
        for (const auto& each : made.candidates)
            told.candidates.push_back({game_.format(tree_[each.slot].move), each.visits, each.mean,
                                       each.bound, each.is_lost});
        return told;
    }

    [[nodiscard]] SampledStep step(const mcts::SimulationSteps& simulation) const {
        SampledStep told;
        Side side = told_.nodes.front().side;
        if (simulation.expanded == tree_.root()) told.expanded = 0;
        for (const auto& each : simulation.selections) {
            told.selections.push_back(selection(each, side));
            side = opponent(side);
            if (simulation.expanded == each.child)
                told.expanded = static_cast<int>(told.selections.size());
        }
        const double for_mover = simulation.points / double{mcts::WholePoint};
        told.value = simulation.selections.size() % 2 == 1 ? for_mover : 1 - for_mover;
        told.is_proven = simulation.is_proven;
        for (auto each = simulation.backed.rbegin(); each != simulation.backed.rend(); ++each)
            told.changes.push_back(change(*each));
        return told;
    }

    const G& game_;
    const Tree& tree_;
    double exploration_;
    SampledTree told_;
    std::map<Slot, std::size_t> ids_;
    std::vector<Slot> slots_;
    std::vector<Position> positions_;
};

}  // namespace outflank::analysis
