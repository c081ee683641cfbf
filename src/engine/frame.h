/// Frame: a node with what the evaluation keeps beside it.
#pragma once

#include "engine/node.h"

namespace outflank::engine {

template <class Eval>
struct Frame : Node {
    typename Eval::State state;

    [[gnu::always_inline]] [[nodiscard]] Frame after(const Candidate& move) const {
        return {Node::after(move), Eval::after(state, move.square, move.flips)};
    }
    [[gnu::always_inline]] [[nodiscard]] Frame after_pass() const {
        return {Node::after_pass(), Eval::after_pass(state)};
    }
};

/// The squares on which the side to move can play.
template <class Kernel, class Rules>
[[gnu::always_inline]] inline Bitboard mobility(const Node& node) {
    return Kernel::mobility(node.own, node.other) & Rules::Squares;
}

}  // namespace outflank::engine
