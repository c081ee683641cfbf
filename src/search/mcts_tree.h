/// Tree: all nodes of a Monte Carlo tree search in one piece of memory that never grows.
///
/// Nodes are slots in an array and children lie side by side, so choosing between them reads memory
/// in order; a node is made by counting up. When the array is full the tree grows no more. A move
/// in the game makes a child the new root; what is no longer below it stays as waste until the tree
/// is compacted, which slides what is still needed to the front, in place.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "core/pages.h"
#include "core/result.h"
#include "search/mcts_node.h"

namespace outflank::mcts {

template <class Move>
class Tree {
  public:
    using Node = mcts::Node<Move>;
    static_assert(sizeof(Node) == 24, "a node is to stay small");

    /// A tree of one node, the root. Refuses more memory than the machine has.
    static Result<Tree> of_megabytes(std::size_t megabytes) {
        auto pages = Pages::of_megabytes("a search tree", megabytes);
        if (!pages) return pages.error();
        return Tree(*std::move(pages));
    }

    [[nodiscard, gnu::always_inline]] Slot root() const { return root_; }
    [[nodiscard, gnu::always_inline]] Node& operator[](Slot slot) const { return nodes_[slot]; }
    [[nodiscard, gnu::always_inline]] Node* children(const Node& node) const {
        return nodes_ + node.first_child;
    }

    /// How many slots are taken, and how many there are: the cap on memory.
    [[nodiscard]] Slot used() const { return used_; }
    [[nodiscard]] Slot capacity() const { return capacity_; }

    /// A slot becomes a node of the tree when it is first visited; all there ever were.
    [[gnu::always_inline]] void count_node() { ++nodes_added_; }
    [[nodiscard]] std::uint64_t nodes_added() const { return nodes_added_; }

    /// A place for each of the moves below the node, in their order. False when the tree is full.
    /// REQUIRES: the node is not expanded.
    [[gnu::always_inline]] bool expand(Slot parent, const Move* moves, std::size_t count) {
        assert(!nodes_[parent].is_expanded() && count <= MostChildren);
        if (count > capacity_ - used_) return false;
        for (std::size_t i = 0; i < count; ++i) {
            nodes_[used_ + i] = Node{};
            nodes_[used_ + i].parent = parent;
            nodes_[used_ + i].move = moves[i];
        }
        nodes_[parent].first_child = used_;
        nodes_[parent].child_count = static_cast<std::uint16_t>(count & MostChildren);
        used_ += static_cast<Slot>(count);
        return true;
    }

    [[nodiscard]] std::span<const Node> children_of_root() const {
        const Node& node = nodes_[root_];
        return {children(node), node.child_count};
    }

    /// Forgets everything.
    void clear() {
        root_ = 0;
        used_ = 1;
        nodes_[0] = Node{};
    }

    /// Goes on below that move; where nothing is known of it, forgets everything.
    void advance(Move move) {
        for (const Node& child : children_of_root()) {
            if (child.move != move) continue;
            root_ = static_cast<Slot>(&child - nodes_);
            return;
        }
        clear();
    }

    /// Gives the memory of everything that is not below the root back to the tree. Asks now and
    /// then whether it has to stop; then there is no time for the tree either, and it is cleared.
    template <class IsOutOfTime>
    void compact(const IsOutOfTime& is_out_of_time);

  private:
    explicit Tree(Pages pages)
        : pages_(std::move(pages)),
          nodes_(static_cast<Node*>(pages_.data())),
          capacity_(
              static_cast<Slot>(std::min<std::size_t>(pages_.bytes() / sizeof(Node), MostSlots))) {
        clear();
    }

    static constexpr Slot MostSlots = std::numeric_limits<Slot>::max();

    /// Copies a node down and tells its children where it went; they are still where they were.
    void move_down(Slot from, Slot to) {
        Node& node = nodes_[to];
        node = nodes_[from];
        node.is_kept = false;
        for (Slot i = 0; i < node.child_count; ++i) {
            nodes_[node.first_child + i].parent = to;
            nodes_[node.first_child + i].is_kept = true;
        }
    }

    Pages pages_;
    Node* nodes_;  // in the pages
    Slot capacity_;
    Slot root_ = 0;
    Slot used_ = 1;
    std::uint64_t nodes_added_ = 0;
};

/// Children always lie above their parent. So one walk upwards meets every node after its parent
/// has been moved and has marked it, and what it writes lies at or below what it reads.
template <class Move>
template <class IsOutOfTime>
void Tree<Move>::compact(const IsOutOfTime& is_out_of_time) {
    constexpr Slot slots_between_looks = 1U << 14;
    if (root_ == 0) return;
    const Slot first = root_ + 1;
    Slot next = 1;
    move_down(std::exchange(root_, 0), 0);
    for (Slot slot = first; slot < used_; ++slot) {
        if (slot % slots_between_looks == 0 && is_out_of_time()) return clear();
        if (!nodes_[slot].is_kept) continue;
        Node& parent = nodes_[nodes_[slot].parent];
        if (parent.first_child == slot) parent.first_child = next;
        move_down(slot, next++);
    }
    used_ = next;
}

}  // namespace outflank::mcts
