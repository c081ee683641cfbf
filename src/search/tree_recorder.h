/// TreeRecorder: a watcher that writes down what it sees.
///
/// Trees outgrow every memory, so there is a cap, and what gives way is the deepest ply: whatever
/// is recorded is complete, with every sister of every node, and what is missing lies below. A
/// window's bounds have an owner, the move of an ancestor that brought them about, which is what a
/// student asks about first when a branch is cut.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "search/recorded_tree.h"

namespace outflank {

template <class Move>
class TreeRecorder {
  public:
    using Node = RecordedNode<Move>;

    /// REQUIRES: most_nodes >= 1.
    explicit TreeRecorder(std::size_t most_nodes) : most_nodes_(most_nodes) {}

    /// Of the last search that began, so of the last depth where one follows another.
    /// REQUIRES: no search is going on.
    [[nodiscard]] RecordedTree<Move> take() {
        tree_.deepest = 0;
        for (const Node& node : tree_.nodes) tree_.deepest = std::max(tree_.deepest, node.ply);
        return std::exchange(tree_, {});
    }

    void enter(Score alpha, Score beta) {
        if (path_.empty()) begin();
        ++tree_.entered;
        Frame frame;
        frame.entered_before = tree_.entered - 1;
        frame.alpha = alpha;
        if (static_cast<int>(path_.size()) <= deepest_) frame.node = add(alpha, beta);
        if (!path_.empty()) ++path_.back().tried;
        path_.push_back(std::move(frame));
        while (tree_.nodes.size() > most_nodes_ && deepest_ > 0) drop_deepest();
    }

    template <class Moves>
    void look_at(const Moves& moves) {
        Frame& frame = path_.back();
        frame.count = moves.size();
        if (frame.node != NoNode) frame.moves.assign(moves.begin(), moves.end());
    }

    Score leave(Ending ending, Score score) {
        const Frame frame = std::move(path_.back());
        path_.pop_back();
        if (frame.tried < frame.count) ++tree_.cuts;
        if (frame.node != NoNode) complete(frame, ending, score);
        if (!path_.empty()) path_.back().hear(-score, frame.node);
        return score;
    }

  private:
    /// A position on the way from the root to the one the search is at.
    struct Frame {
        NodeId node = NoNode;  // none where it lies too deep to be recorded
        std::uint64_t entered_before = 0;
        std::vector<Move> moves;  // of a recorded node
        std::size_t count = 0;  // of moves
        std::size_t tried = 0;
        Score alpha = -Infinite;
        Score best = -Infinite;
        std::size_t best_try = 0;
        NodeId best_child = NoNode;

        /// The move tried last is worth this. As in the searches, the first of equals stays.
        void hear(Score score, NodeId child) {
            if (score <= best) return;
            best = score;
            best_try = tried - 1;
            best_child = child;
        }
    };

    void begin() {
        tree_ = {};
        deepest_ = std::numeric_limits<int>::max();
    }

    NodeId add(Score alpha, Score beta) {
        Node node;
        node.ply = static_cast<int>(path_.size());
        node.order = tree_.entered;
        node.alpha = alpha;
        node.beta = beta;
        if (!path_.empty()) {
            const Frame& parent = path_.back();
            node.parent = parent.node;
            node.move = parent.moves[parent.tried];
            find_owners(parent, node);
        }
        tree_.nodes.push_back(std::move(node));
        return static_cast<NodeId>(tree_.nodes.size() - 1);
    }

    /// What the parent has is the child's beta: by its own best move so far, or by what it brought
    /// along; and what the parent's opponent has is the child's alpha.
    void find_owners(const Frame& parent, Node& child) const {
        const Node& above = tree_.nodes[parent.node];
        if (child.alpha > -Infinite) child.alpha_from = above.beta_from;
        if (child.beta < Infinite)
            child.beta_from = parent.best > parent.alpha ? parent.best_child : above.alpha_from;
    }

    void complete(const Frame& frame, Ending ending, Score score) {
        Node& node = tree_.nodes[frame.node];
        node.value = score;
        node.ending = ending;
        node.entered = tree_.entered - frame.entered_before;
        if (ending != Ending::Searched) return;
        node.claim = claim_of(score, node.alpha, node.beta);
        if (node.claim != Claim::AtMost && !frame.moves.empty())
            node.best = frame.moves[frame.best_try];
        node.unseen.assign(frame.moves.begin() + static_cast<std::ptrdiff_t>(frame.tried),
                           frame.moves.end());
    }

    /// Owners of bounds never lie deeper than the node that has the bounds, so none is lost.
    void drop_deepest() {
        int last = 0;
        for (const Node& node : tree_.nodes) last = std::max(last, node.ply);
        deepest_ = last - 1;
        std::vector<NodeId> moved(tree_.nodes.size(), NoNode);
        NodeId next = 0;
        for (std::size_t id = 0; id < moved.size(); ++id) {
            if (tree_.nodes[id].ply > deepest_) continue;
            moved[id] = next;
            if (next != id) tree_.nodes[next] = std::move(tree_.nodes[id]);
            ++next;
        }
        tree_.nodes.resize(next);
        const auto follow = [&](NodeId& id) { id = id == NoNode ? NoNode : moved[id]; };
        for (Node& node : tree_.nodes) {
            follow(node.parent);
            follow(node.alpha_from);
            follow(node.beta_from);
        }
        for (Frame& frame : path_) {
            follow(frame.node);
            follow(frame.best_child);
        }
    }

    std::size_t most_nodes_;
    RecordedTree<Move> tree_;
    std::vector<Frame> path_;
    int deepest_ = 0;
};

}  // namespace outflank
