/// RankedMoves: the moves of a position near the end, most promising first, with what is needed to
/// play them.
///
/// What is known of a move stands at the same place of several arrays, so that as many moves as a
/// register has lanes are judged at once: a single board would leave most of it idle.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernels/bitboard.h"
#include "kernels/lanes.h"
#include "solver/geometry.h"

namespace outflank::solver {

template <class Kernel, class Rules>
class RankedMoves {
  public:
    static constexpr int Most = 16;  // moves; a multiple of every kernel's lanes
    static constexpr int NoSquare = 64;

    /// The move on `first`, if there is one, comes before all others. REQUIRES: `moves` are legal,
    /// and at most as many as there is room for.
    [[gnu::always_inline]] RankedMoves(Bitboard own, Bitboard other, Bitboard moves, Parity parity,
                                       int first) {
        for (; moves != 0; moves &= moves - 1) {
            const auto at = static_cast<std::size_t>(count_++);
            const int square = kernels::lowest(moves);
            squares_[at] = static_cast<std::uint8_t>(square);
            placed_[at] = kernels::bit(square);
            flips_[at] = Kernel::flips(square, own, other);
        }
        for (int i = 0; i < count_; i += Kernel::LaneCount) look_ahead(own, other, i);
        for (int i = 0; i < count_; ++i) rank(i, parity, first);
    }

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] int square(int i) const { return squares_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Bitboard placed(int i) const { return placed_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Bitboard flips(int i) const { return flips_[static_cast<std::size_t>(i)]; }
    /// The moves of the other side after the move.
    [[nodiscard]] Bitboard replies(int i) const { return replies_[static_cast<std::size_t>(i)]; }

    /// The most promising of the moves that were not taken yet. Most nodes need only the first one
    /// or two, so sorting all of them would be wasted. REQUIRES: one is left.
    [[gnu::always_inline]] int take_best() {
        int best = promises_[0];
        for (int i = 1; i < count_; ++i)
            best = std::max(best, promises_[static_cast<std::size_t>(i)]);
        const int place = Most - 1 - (best & (Most - 1));
        promises_[static_cast<std::size_t>(place)] = Taken;
        return place;
    }

  private:
    using Lanes = typename kernels::LanesOf<Kernel>::Lanes;
    using Boards = std::array<Bitboard, Most>;
    static constexpr int Taken = -(1 << 30);
    static constexpr int First = 1 << 20;  // above every other promise

    [[gnu::always_inline]] static Lanes load(const Boards& boards, int first) {
        Lanes result;
        std::memcpy(&result, &boards[static_cast<std::size_t>(first)], sizeof result);
        return result;
    }
    [[gnu::always_inline]] static void store(const Lanes& lanes, Boards& boards, int first) {
        std::memcpy(&boards[static_cast<std::size_t>(first)], &lanes, sizeof lanes);
    }

    /// What the moves from `first` on leave to the other side, a register of them.
    [[gnu::always_inline]] void look_ahead(Bitboard own, Bitboard other, int first) {
        const Lanes flips = load(flips_, first);
        const Lanes placed = load(placed_, first);
        const Lanes mine = (own ^ flips) | placed;
        const Lanes empties = Rules::empties(own, other) & ~placed;
        const Lanes replies =
            kernels::LanesOf<Kernel>::mobility(other ^ flips, mine) & Rules::Squares;
        store(replies, replies_, first);
        store(replies & kernels::isolated(empties), tempos_, first);
        store(empties & kernels::with_neighbours(mine), frontiers_, first);
    }

    /// Few replies first, most of all in corners, but rather one or two than none, for then the
    /// side that moved has to move again; and few squares where there may be replies later. The
    /// weights are those of the fewest nodes on positions of FFO 40-52 (docs/experiments.md). Among
    /// equals the lowest square is first.
    [[gnu::always_inline]] void rank(int i, Parity parity, int first) {
        const auto at = static_cast<std::size_t>(i);
        const Bitboard replies = replies_[at];
        int promise = -25 * kernels::count(replies) -
                      24 * kernels::count(replies & Rules::Corners) -
                      6 * kernels::count(frontiers_[at]) - 8 * kernels::count(tempos_[at]);
        if (replies == 0) promise -= 48;
        if (parity & quarter_of(squares_[at])) promise += 2;
        if (placed_[at] & Rules::Corners) promise += 11;
        if (squares_[at] == first) promise = First;
        promises_[at] = promise * Most + (Most - 1 - i);
    }

    // Beyond the first count_ of each, nothing that is read matters.
    alignas(64) Boards placed_;
    alignas(64) Boards flips_;
    alignas(64) Boards replies_;
    alignas(64) Boards tempos_;  // replies after which nobody can answer on a square beside it
    alignas(64) Boards frontiers_;  // empty squares next to discs of the side that moved
    std::array<int, Most> promises_;  // with the place in the low bits, high places first
    std::array<std::uint8_t, Most> squares_;
    int count_ = 0;
};

}  // namespace outflank::solver
