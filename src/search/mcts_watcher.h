/// Watchers of Monte Carlo tree search: what looks on while it simulates, and the one that writes
/// its first simulations down. A type the simulation is compiled with, like the watcher of the
/// textbook searches: where nobody looks there is no trace of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/mcts_bound.h"
#include "search/mcts_tree.h"

namespace outflank::mcts {

/// Nobody looks. Forced inline: simulations are compiled for several instruction sets.
struct NoWatcher {
    /// From the node down to that child of it; nothing of this simulation has been added yet.
    template <class Move>
    [[gnu::always_inline]] static void select(const Tree<Move>& /*tree*/, Slot /*parent*/,
                                              Slot /*child*/) {}
    /// The node has got a place for each of its moves.
    [[gnu::always_inline]] static void expand(Slot /*slot*/) {}
    /// The simulation ends at the node. Points are for the side that moved into it.
    template <class Move>
    [[gnu::always_inline]] static void judge(const Tree<Move>& /*tree*/, Slot /*slot*/,
                                             Points /*points*/) {}
    /// The points have been added to that node and to everything above it.
    template <class Move>
    [[gnu::always_inline]] static void back_up(const Tree<Move>& /*tree*/, Slot /*slot*/) {}
};

/// A move that could have been selected, and what spoke for it.
struct Candidate {
    Slot slot = 0;
    std::uint32_t visits = 0;
    double mean = 0;  // 0 to 1, for the side that makes the move
    double bound = 0;  // the mean and what an unsure mean may lack
    bool is_lost = false;  // proven so, and no longer looked at
};

/// One step down the tree. Without candidates the child was chosen because nobody had tried it.
struct Selection {
    Slot parent = 0;
    Slot child = 0;
    std::vector<Candidate> candidates;  // as they lie in the tree
};

/// What a node on the way has become.
struct Backed {
    Slot slot = 0;
    std::uint32_t visits = 0;
    double value = 0;  // 0 to 1, for the side that moved into it
};

/// One simulation.
struct SimulationSteps {
    std::vector<Selection> selections;
    std::optional<Slot> expanded;  // at most one node a simulation, on its way
    Slot judged = 0;
    Points points = 0;  // for the side that moved into the judged node
    bool is_proven = false;  // the points are no guess: the game is over there, or decided
    std::vector<Backed> backed;  // from the judged node up to the root
};

/// Writes down the first simulations of a search. REQUIRES: the tree is not compacted meanwhile.
class StepRecorder {
  public:
    StepRecorder(double exploration, std::size_t most_simulations)
        : exploration_(exploration), most_(most_simulations) {}

    [[nodiscard]] const std::vector<SimulationSteps>& simulations() const { return done_; }

    template <class Move>
    void select(const Tree<Move>& tree, Slot parent, Slot child) {
        if (done_.size() >= most_) return;
        Selection selection{parent, child, {}};
        if (tree[child].visits > 0) selection.candidates = candidates(tree, tree[parent]);
        now_.selections.push_back(std::move(selection));
    }

    void expand(Slot slot) {
        if (done_.size() < most_) now_.expanded = slot;
    }

    template <class Move>
    void judge(const Tree<Move>& tree, Slot slot, Points points) {
        if (done_.size() >= most_) return;
        now_.judged = slot;
        now_.points = points;
        now_.is_proven = tree[slot].is_proven();
    }

    template <class Move>
    void back_up(const Tree<Move>& tree, Slot slot) {
        if (done_.size() >= most_) return;
        for (;; slot = tree[slot].parent) {
            now_.backed.push_back({slot, tree[slot].visits, value_of(tree[slot])});
            if (slot == tree.root()) break;
        }
        done_.push_back(std::exchange(now_, {}));
    }

  private:
    template <class Move>
    std::vector<Candidate> candidates(const Tree<Move>& tree, const Node<Move>& parent) const {
        std::vector<Candidate> result;
        const double reach = reach_of(exploration_, parent.visits);
        for (Slot i = 0; i < parent.child_count; ++i) {
            const Slot slot = parent.first_child + i;
            const Node<Move>& child = tree[slot];
            result.push_back({slot, child.visits, child.mean(), upper_bound(child, reach),
                              child.proof == Proof::Lost});
        }
        return result;
    }

    double exploration_;
    std::size_t most_;
    SimulationSteps now_;
    std::vector<SimulationSteps> done_;
};

}  // namespace outflank::mcts
