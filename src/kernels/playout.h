/// Random games of 8x8 Othello to the end, on raw words.
#pragma once

#include <cstdint>

#include "core/rng.h"
#include "kernels/bitboard.h"

namespace outflank::kernels {

/// What random games gave the side to move first in them.
struct Playouts {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t moves = 0;  // passes left out

    friend bool operator==(const Playouts&, const Playouts&) = default;
};

template <class Kernel>
struct Playout {
    /// Plays `games` games, every legal move equally likely; the same seed gives the same games at
    /// every level.
    [[gnu::noinline]] static Playouts play(Bitboard own, Bitboard other, std::uint64_t games,
                                           std::uint64_t seed) {
        Playouts totals;
        Rng rng(seed);
        for (std::uint64_t game = 0; game < games; ++game) play_one(own, other, rng, totals);
        return totals;
    }

  private:
    [[gnu::always_inline]] static void play_one(Bitboard own, Bitboard other, Rng& rng,
                                                Playouts& totals) {
        bool is_first = true;
        for (;;) {
            Bitboard moves = Kernel::mobility(own, other);
            if (moves == 0) {
                swap_sides(own, other, is_first);
                moves = Kernel::mobility(own, other);
                if (moves == 0) break;
            }
            const int square =
                Kernel::select(moves, rng.below(static_cast<std::uint32_t>(count(moves))));
            const Bitboard flips = Kernel::flips(square, own, other);
            own ^= flips | bit(square);
            other ^= flips;
            swap_sides(own, other, is_first);
            ++totals.moves;
        }
        if (!is_first) swap_sides(own, other, is_first);
        const int difference = count(own) - count(other);
        ++(difference > 0 ? totals.wins : difference < 0 ? totals.losses : totals.draws);
    }

    [[gnu::always_inline]] static void swap_sides(Bitboard& own, Bitboard& other, bool& is_first) {
        const Bitboard held = own;
        own = other;
        other = held;
        is_first = !is_first;
    }
};

}  // namespace outflank::kernels
