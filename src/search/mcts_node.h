/// Node: what Monte Carlo tree search remembers of one move of its tree, in 24 bytes.
///
/// Everything in a node is said from the view of the side that moved into it, because that side
/// chooses between the node and its sisters. A node holds no position: whoever walks down the tree
/// plays the moves and knows it. Points are whole numbers, so that sums are exact and the same
/// simulations give the same tree on every machine, in whatever order they are added.
#pragma once

#include <cstdint>

namespace outflank::mcts {

/// The result of a simulation: 0 for a loss, WholePoint / 2 for a draw, WholePoint for a win.
using Points = std::uint32_t;
inline constexpr Points WholePoint = 1U << 16;

/// What is good for one side is as bad for the other.
constexpr Points turned(Points points) { return WholePoint - points; }

/// What perfect play leads to, where that is known, for the side that moved into the node.
enum class Proof : std::uint8_t { Open, Lost, Drawn, Won };

constexpr Proof turned(Proof proof) {
    return proof == Proof::Lost ? Proof::Won : proof == Proof::Won ? Proof::Lost : proof;
}

/// REQUIRES: not Open.
constexpr Points points_of(Proof proof) {
    return proof == Proof::Won ? WholePoint : proof == Proof::Drawn ? WholePoint / 2 : 0;
}

/// A slot of the tree.
using Slot = std::uint32_t;

/// No move list is longer; games/game.h promises room for every position that can be written down.
inline constexpr unsigned MostChildren = (1U << 13) - 1;

template <class Move>
struct Node {
    std::uint64_t points;  // of all visits together
    std::uint32_t visits;
    Slot first_child;  // its children lie side by side
    Slot parent;  // always a lower slot
    Move move;
    std::uint16_t child_count : 13;  // 0 until it is expanded
    Proof proof : 2;
    bool is_kept : 1;  // only while the tree is being compacted

    [[nodiscard]] bool is_proven() const { return proof != Proof::Open; }
    [[nodiscard]] bool is_expanded() const { return child_count != 0; }

    /// 0 to 1. REQUIRES: visits > 0.
    [[nodiscard]] double mean() const {
        return static_cast<double>(points) / static_cast<double>(visits) / WholePoint;
    }
};

/// What a visited node is worth to the side that moved into it, 0 to 1.
template <class Move>
double value_of(const Node<Move>& node) {
    return node.is_proven() ? points_of(node.proof) / double{WholePoint} : node.mean();
}

}  // namespace outflank::mcts
