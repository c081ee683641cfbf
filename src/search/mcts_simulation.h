/// One simulation of Monte Carlo tree search, in the four steps of the textbook.
///
///     select    from the root down, the child with the best mean and the most to learn (UCT)
///     expand    a node that is met for the second time gets a place for each of its moves
///     simulate  a node that is met for the first time is judged by its leaf: a random game, say
///     back up   the result is added to every node on the way, turned round at each step
///
/// Where a game ends inside the tree nothing has to be guessed. Such a node is proven, and proofs
/// travel upwards: a move that wins decides for its side, and when every move is decided the best
/// of them does. A proven node is never looked into again.
///
/// This is the code that is compiled once per instruction set for 8x8 Othello, so what is shared
/// between games is forced inline.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/rng.h"
#include "games/game.h"
#include "search/mcts_bound.h"
#include "search/mcts_tree.h"
#include "search/mcts_watcher.h"

namespace outflank::mcts {

/// For games in which nothing can be repeated.
struct NoHistory {
    template <class G, class Position>
    [[gnu::always_inline]] void push(const G&, const Position&) {}
    [[gnu::always_inline]] void pop() {}
    [[nodiscard, gnu::always_inline]] bool is_drawn() const { return false; }
};

/// `Leaf` judges a position in which the game goes on: `points(game, position, rng)` for the side
/// to move. `History` is a Path or NoHistory; it holds the way to the root, and does again
/// afterwards. `Watcher` looks on (search/mcts_watcher.h), or nobody does.
template <Game G, class Leaf, class History, class Watcher = NoWatcher>
class Simulation {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Tree = mcts::Tree<Move>;
    using Node = mcts::Node<Move>;

    /// `exploration` is the c of UCT, search/mcts.h.
    Simulation(const G& game, const Leaf& leaf, double exploration, Tree& tree, History& history,
               Rng& rng, Watcher watcher = {})
        : game_(game),
          leaf_(leaf),
          exploration_(exploration * WholePoint),
          tree_(tree),
          history_(history),
          rng_(rng),
          watcher_(watcher) {}

    /// REQUIRES: the game goes on in `root`, and the root of the tree is not proven.
    void run(const Position& root) {
        Position position = root;
        Slot slot = tree_.root();
        int plies = 0;
        while (is_to_go_on(slot, position)) {
            const Slot child = select(tree_[slot]);
            watcher_.select(tree_, slot, child);
            slot = child;
            position = game_.after(position, tree_[slot].move);
            history_.push(game_, position);
            ++plies;
        }
        const Points points = turned(judged(slot, position));
        watcher_.judge(tree_, slot, points);
        for (; plies > 0; --plies) history_.pop();
        back_up(slot, points);
        watcher_.back_up(tree_, slot);
    }

  private:
    /// Whether the simulation goes on below the node. Expands it where there is room.
    bool is_to_go_on(Slot slot, const Position& position) {
        const Node& node = tree_[slot];
        if (node.visits == 0 || node.is_proven()) return false;
        return node.is_expanded() || expand(slot, position);
    }

    /// Children are tried in the order they are put down in. It is drawn by lot: the few that a
    /// node with few visits has tried should not always be those at the top of the board.
    bool expand(Slot slot, const Position& position) {
        auto moves = game_.moves(position);
        for (std::size_t left = moves.size(); left > 1; --left)
            std::swap(moves[left - 1], moves[rng_.below(static_cast<std::uint32_t>(left))]);
        if (!tree_.expand(slot, moves.begin(), moves.size())) return false;
        watcher_.expand(slot);
        return true;
    }

    /// A child that was never visited, as long as there is one; else the one with the greatest
    /// bound.
    [[gnu::always_inline]] Slot select(const Node& parent) const {
        const Node* const children = tree_.children(parent);
        const std::size_t count = parent.child_count;
        const Node* best = children + count - 1;
        if (best->visits == 0) {
            best = children;
            while (best->visits != 0) ++best;
            return slot_of(parent, best);
        }
        const double reach = reach_of(exploration_, parent.visits);
        double best_bound = -1;
        for (const Node* child = children; child != children + count; ++child) {
            if (child->proof == Proof::Lost) continue;
            const double mean =
                static_cast<double>(child->points) / static_cast<double>(child->visits);
            const double bound = upper_bound(mean, reach, child->visits);
            if (bound <= best_bound) continue;
            best_bound = bound;
            best = child;
        }
        return slot_of(parent, best);
    }

    [[gnu::always_inline]] Slot slot_of(const Node& parent, const Node* child) const {
        return parent.first_child + static_cast<Slot>(child - tree_.children(parent));
    }

    /// What the position is worth to the side to move. Proves the node where the game is over.
    [[gnu::always_inline]] Points judged(Slot slot, const Position& position) {
        Node& node = tree_[slot];
        if (node.visits == 0) {
            tree_.count_node();
            node.proof = proof_by_rule(position);
        }
        if (node.is_proven()) return turned(points_of(node.proof));
        return leaf_.points(game_, position, rng_);
    }

    /// For the side that moved last.
    [[nodiscard, gnu::always_inline]] Proof proof_by_rule(const Position& position) const {
        if (const auto outcome = game_.outcome(position)) {
            if (!outcome->winner) return Proof::Drawn;
            return *outcome->winner == game_.to_move(position) ? Proof::Lost : Proof::Won;
        }
        return history_.is_drawn() ? Proof::Drawn : Proof::Open;
    }

    /// Adds the result, for the side that moved into the node, to it and everything above.
    [[gnu::always_inline]] void back_up(Slot slot, Points points) {
        bool is_news = tree_[slot].is_proven();
        for (;;) {
            Node& node = tree_[slot];
            if (is_news) points = points_of(node.proof);
            ++node.visits;
            node.points += points;
            if (slot == tree_.root()) return;
            slot = node.parent;
            is_news = is_news && prove(tree_[slot]);
            points = turned(points);
        }
    }

    /// Whether the children decide the node.
    bool prove(Node& node) const {
        const Node* const children = tree_.children(node);
        Proof best = Proof::Lost;
        bool is_open = false;
        for (std::size_t i = 0; i < node.child_count; ++i) {
            is_open = is_open || !children[i].is_proven();
            best = std::max(best, children[i].proof);
        }
        if (is_open && best != Proof::Won) return false;
        node.proof = turned(best);
        return true;
    }

    const G& game_;
    const Leaf& leaf_;
    double exploration_;
    Tree& tree_;
    History& history_;
    Rng& rng_;
    [[no_unique_address]] Watcher watcher_;
};

}  // namespace outflank::mcts
