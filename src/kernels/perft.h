/// Perft of 8x8 Othello on raw words: a pass is a ply, and a finished game counts once at every
/// deeper depth.
///
/// Leaves are counted, never generated: the positions one ply above them wait in a queue, and a
/// full queue has its mobility computed lane by lane. The queue is much longer than a register so
/// that what was just written need not be read back at once, in a wider piece than it was written
/// in.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "kernels/bitboard.h"
#include "kernels/lanes.h"

namespace outflank::kernels {

template <class Kernel>
class Perft {
  public:
    [[nodiscard]] static std::uint64_t count_leaves(Bitboard own, Bitboard other, int depth) {
        if (depth == 0) return 1;
        Perft perft;
        if (depth == 1) {
            perft.add(own, other);
        } else {
            perft.visit(own, other, depth);
        }
        perft.count_queue();
        return perft.leaves_;
    }

  private:
    using Lanes = typename LanesOf<Kernel>::Lanes;
    static constexpr std::size_t Width = Kernel::LaneCount;
    static constexpr std::size_t QueueLength = 128;  // no measurable gain beyond

    /// REQUIRES: depth > 1.
    void visit(Bitboard own, Bitboard other, int depth) {
        const Bitboard moves = Kernel::mobility(own, other);
        if (moves == 0) return visit_pass(own, other, depth);
        for (Bitboard rest = moves; rest != 0; rest &= rest - 1) {
            const int square = lowest(rest);
            const Bitboard flips = Kernel::flips(square, own, other);
            step_to(other ^ flips, own ^ flips ^ bit(square), depth - 1);
        }
    }

    void visit_pass(Bitboard own, Bitboard other, int depth) {
        if (Kernel::mobility(other, own) == 0) {
            ++leaves_;
        } else {
            step_to(other, own, depth - 1);
        }
    }

    [[gnu::always_inline]] void step_to(Bitboard own, Bitboard other, int depth) {
        if (depth == 1) {
            add(own, other);
        } else {
            visit(own, other, depth);
        }
    }

    [[gnu::always_inline]] void add(Bitboard own, Bitboard other) {
        own_[waiting_] = own;
        other_[waiting_] = other;
        if (++waiting_ == QueueLength) count_queue();
    }

    /// One ply to go: a side without a move passes or is done, and either way that is one leaf.
    [[gnu::noinline]] void count_queue() {
        for (std::size_t begin = 0; begin < waiting_; begin += Width) {
            Lanes own;
            Lanes other;
            std::memcpy(&own, &own_[begin], sizeof(Lanes));
            std::memcpy(&other, &other_[begin], sizeof(Lanes));
            const Lanes moves = LanesOf<Kernel>::mobility(own, other);
            std::memcpy(&own_[begin], &moves, sizeof(Lanes));
        }
        for (std::size_t i = 0; i < waiting_; ++i)
            leaves_ += own_[i] == 0 ? 1 : static_cast<std::uint64_t>(count(own_[i]));
        waiting_ = 0;
    }

    alignas(64) std::array<Bitboard, QueueLength> own_{};
    alignas(64) std::array<Bitboard, QueueLength> other_{};
    std::size_t waiting_ = 0;
    std::uint64_t leaves_ = 0;
};

}  // namespace outflank::kernels
