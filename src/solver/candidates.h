/// Candidates: the moves of a position with what they flip and how promising they look, best ones
/// fetched one by one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "kernels/bitboard.h"

namespace outflank::solver {

using kernels::Bitboard;

struct Candidate {
    Bitboard flips;
    int square;
    int promise;
};

template <class Kernel>
class Candidates {
  public:
    /// Every move of the set with its flips, no promise yet. Calls visit(move) on each of them.
    template <class Visit>
    [[gnu::always_inline]] void fill(Bitboard own, Bitboard other, Bitboard moves,
                                     const Visit& visit) {
        for (; moves != 0; moves &= moves - 1) {
            const int square = kernels::lowest(moves);
            Candidate& move = moves_[static_cast<std::size_t>(count_++)];
            move = {Kernel::flips(square, own, other), square, 0};
            visit(move);
        }
    }
    [[gnu::always_inline]] void fill(Bitboard own, Bitboard other, Bitboard moves) {
        fill(own, other, moves, [](const Candidate& /*move*/) {});
    }

    [[nodiscard]] int count() const { return count_; }
    Candidate& operator[](int i) { return moves_[static_cast<std::size_t>(i)]; }
    const Candidate& operator[](int i) const { return moves_[static_cast<std::size_t>(i)]; }

    /// Puts the most promising of the moves from `at` on to `at`, the first of several. Most nodes
    /// need only the first one or two, so sorting all of them would be wasted.
    [[gnu::always_inline]] Candidate& bring_best_to(int at) {
        std::int64_t best = rank(at);
        for (int i = at + 1; i < count_; ++i) best = std::max(best, rank(i));
        std::swap((*this)[at], (*this)[place_of(best)]);
        return (*this)[at];
    }

    /// Puts the move on `square` to `at` if it stands there or later.
    [[gnu::always_inline]] bool bring_to(int at, int square) {
        for (int i = at; i < count_; ++i) {
            if ((*this)[i].square != square) continue;
            std::swap((*this)[at], (*this)[i]);
            return true;
        }
        return false;
    }

  private:
    /// The promise of a move, and then its place from the end: the largest of them is found without
    /// jumps, which nobody could guess.
    [[gnu::always_inline]] [[nodiscard]] std::int64_t rank(int i) const {
        return std::int64_t{(*this)[i].promise} * 64 + (63 - i);
    }
    [[gnu::always_inline]] static int place_of(std::int64_t rank) {
        return 63 - static_cast<int>(rank & 63);
    }

    int count_ = 0;
    std::array<Candidate, 64> moves_;  // only the first count_ are ever read
};

}  // namespace outflank::solver
