/// Stable discs: discs that no sequence of moves can ever turn. What is found here is a lower
/// bound.
///
/// A disc is safe along a line when the line is full, or when its neighbour on that line is a
/// stable disc of its own colour; it is stable when all four lines through it are safe. On the
/// edges only the edge itself matters, and a table over all edges knows the answer.
#pragma once

#include <array>
#include <cstdint>

#include "kernels/bitboard.h"

namespace outflank::kernels {

/// For every edge of own and other discs, the own discs that no play along the edge can turn: [own
/// + 256 * other].
extern const std::array<std::uint8_t, 65536> StableOnEdge;

namespace detail {

/// The squares from which `steps` steps of the given shift leave the board.
constexpr Bitboard near_border(int file_step, int rank_step, int steps) {
    Bitboard result = 0;
    for (int square = 0; square < 64; ++square) {
        const int file = square % 8 + file_step * steps;
        const int rank = square / 8 + rank_step * steps;
        if (file < 0 || file > 7 || rank < 0 || rank > 7) result |= Bitboard{1} << square;
    }
    return result;
}

}  // namespace detail

template <class Kernel>
struct Stability {
    /// A lower bound of the discs of `own` that are stable.
    [[gnu::always_inline]] static Bitboard stable(Bitboard own, Bitboard other) {
        const Bitboard discs = own | other;
        const Bitboard ranks = full_ranks(discs);
        const Bitboard files = full_files(discs);
        const Bitboard falling = full_diagonals<1>(discs);
        const Bitboard rising = full_diagonals<-1>(discs);
        Bitboard stable = edges(own, other) | (own & ranks & files & falling & rising);
        const Bitboard inner = own & InnerFiles & InnerRanks;
        for (;;) {
            const Bitboard safe = (ranks | (stable << 1) | (stable >> 1)) &
                                  (files | (stable << 8) | (stable >> 8)) &
                                  (falling | (stable << 9) | (stable >> 9)) &
                                  (rising | (stable << 7) | (stable >> 7));
            const Bitboard next = stable | (inner & safe);
            if (next == stable) return stable;
            stable = next;
        }
    }

  private:
    [[gnu::always_inline]] static Bitboard full_ranks(Bitboard discs) {
        discs &= discs >> 4;
        discs &= discs >> 2;
        discs &= discs >> 1;
        return (discs & 0x0101010101010101ULL) * 0xff;
    }

    [[gnu::always_inline]] static Bitboard full_files(Bitboard discs) {
        discs &= std::rotr(discs, 32);
        discs &= std::rotr(discs, 16);
        return discs & std::rotr(discs, 8);
    }

    /// Falling diagonals run from a1 towards h8 (FileStep 1), rising ones from h1 towards a8
    /// (FileStep -1).
    template <int FileStep>
    [[gnu::always_inline]] static Bitboard full_diagonals(Bitboard discs) {
        constexpr int step = 8 + FileStep;
        Bitboard down = discs;  // full from here to the border, towards higher bits
        down &= detail::near_border(FileStep, 1, 1) | (down >> step);
        down &= detail::near_border(FileStep, 1, 2) | (down >> (2 * step));
        down &= detail::near_border(FileStep, 1, 4) | (down >> (4 * step));
        Bitboard up = discs;
        up &= detail::near_border(-FileStep, -1, 1) | (up << step);
        up &= detail::near_border(-FileStep, -1, 2) | (up << (2 * step));
        up &= detail::near_border(-FileStep, -1, 4) | (up << (4 * step));
        return up & down;
    }

    /// File a, read from a1 to a8 into the low byte; file h after a shift.
    [[gnu::always_inline]] static std::size_t file_byte(Bitboard bits) {
        return static_cast<std::size_t>(((bits & 0x0101010101010101ULL) * 0x0102040810204080ULL) >>
                                        56);
    }
    [[gnu::always_inline]] static Bitboard file_from_byte(Bitboard byte) {
        return ((((byte & 0x7f) * 0x0002040810204081ULL) & 0x0101010101010101ULL) |
                ((byte & 0x80) << 49));
    }

    [[gnu::always_inline]] static Bitboard edges(Bitboard own, Bitboard other) {
        const auto at = [](std::size_t mine, std::size_t theirs) -> Bitboard {
            return StableOnEdge[mine + 256 * theirs];
        };
        return at(own & 0xff, other & 0xff) | (at(own >> 56, other >> 56) << 56) |
               file_from_byte(at(file_byte(own), file_byte(other))) |
               (file_from_byte(at(file_byte(own >> 7), file_byte(other >> 7))) << 7);
    }
};

}  // namespace outflank::kernels
