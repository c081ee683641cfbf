/// Node: a position as the search carries it, own discs first, with the count of empty squares and
/// the move that led to it.
#pragma once

#include "kernels/bitboard.h"
#include "search/table.h"
#include "solver/candidates.h"

namespace outflank::engine {

using kernels::Bitboard;
using solver::Candidate;

struct Node {
    Bitboard own;
    Bitboard other;
    int empties;
    int last = TableEntry::NoMove;  // the square last played on, before any pass

    [[gnu::always_inline]] [[nodiscard]] Node after(const Candidate& move) const {
        return {other ^ move.flips, own ^ move.flips ^ kernels::bit(move.square), empties - 1,
                move.square};
    }
    [[gnu::always_inline]] [[nodiscard]] Node after_pass() const {
        return {other, own, empties, last};
    }
};

}  // namespace outflank::engine
