/// Node: a position as the search carries it, own discs first, with the count of empty squares.
#pragma once

#include "kernels/bitboard.h"
#include "solver/candidates.h"

namespace outflank::engine {

using kernels::Bitboard;
using solver::Candidate;

struct Node {
    Bitboard own;
    Bitboard other;
    int empties;

    [[gnu::always_inline]] [[nodiscard]] Node after(const Candidate& move) const {
        return {other ^ move.flips, own ^ move.flips ^ kernels::bit(move.square), empties - 1};
    }
    [[gnu::always_inline]] [[nodiscard]] Node after_pass() const { return {other, own, empties}; }
};

}  // namespace outflank::engine
