/// Bitboard: the 64 squares of an 8x8 board as one word. Bit 0 is a1, bit 7 is h1, bit 8 is a2, bit
/// 63 is h8.
///
/// Everything in src/kernels works on raw words: `own` are the discs of the side to move, `other`
/// those of its opponent. What stands here is shared by kernels that are compiled for different
/// instruction sets, so functions are forced inline: an out-of-line copy would carry one file's
/// instructions into all of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace outflank::kernels {

using Bitboard = std::uint64_t;

/// Where each side may move.
struct Mobilities {
    Bitboard own = 0;
    Bitboard other = 0;
};

/// Squares that a line along a rank or a diagonal may run through: all but the files a and h.
inline constexpr Bitboard InnerFiles = 0x7e7e7e7e7e7e7e7eULL;
inline constexpr Bitboard InnerRanks = 0x00ffffffffffff00ULL;

[[gnu::always_inline]] constexpr int lowest(Bitboard bits) { return std::countr_zero(bits); }

/// How many squares. Without the instruction, std::popcount is a call into the compiler's library;
/// adding up pairs, nibbles and bytes in place is faster (15 % in perft(10) of the portable level,
/// bench/othello8_bench.cpp).
[[gnu::always_inline]] constexpr int count(Bitboard bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    bits -= (bits >> 1) & 0x5555555555555555ULL;
    bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
    return static_cast<int>(
        (((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL) >> 56);
#else
    return std::popcount(bits);
#endif
}

[[gnu::always_inline]] constexpr Bitboard bit(int square) { return Bitboard{1} << square; }

inline constexpr Bitboard FileA = 0x0101010101010101ULL;
inline constexpr Bitboard FileH = FileA << 7;

/// The four 4x4 quarters of the board, around a1, h1, a8 and h8.
inline constexpr std::array<Bitboard, 4> Quarters = {0x000000000f0f0f0fULL, 0x00000000f0f0f0f0ULL,
                                                     0x0f0f0f0f00000000ULL, 0xf0f0f0f000000000ULL};

/// The squares to the left and right of any of the given ones. Boards are a Bitboard, or several of
/// them in the lanes of a register (lanes.h); so in the next two.
template <class Boards>
[[gnu::always_inline]] constexpr Boards beside(const Boards& squares) {
    return ((squares & ~FileH) << 1) | ((squares & ~FileA) >> 1);
}

template <class Boards>
[[gnu::always_inline]] constexpr Boards with_neighbours(const Boards& squares) {
    const Boards wide = squares | beside(squares);
    return wide | (wide << 8) | (wide >> 8);
}

/// Those of the squares that have none of the others next to them, not even at a corner.
template <class Boards>
[[gnu::always_inline]] constexpr Boards isolated(const Boards& squares) {
    const Boards sides = beside(squares);
    const Boards wide = squares | sides;
    return squares & ~(sides | (wide << 8) | (wide >> 8));
}

/// The squares seen from each square along one direction, the square itself left out.
///
/// Directions come in two groups of four: those that lead to higher bits (right, down, and both
/// downward diagonals), and their opposites. Kept side by side, so that four of them fill one
/// 256-bit register.
struct Rays {
    std::array<Bitboard, 4> up;  // towards higher bits: steps +1, +8, +7, +9
    std::array<Bitboard, 4> down;  // towards lower bits: steps -1, -8, -7, -9
};

namespace detail {

constexpr Bitboard ray(int square, int file_step, int rank_step) {
    Bitboard result = 0;
    int file = square % 8 + file_step;
    int rank = square / 8 + rank_step;
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        result |= Bitboard{1} << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    return result;
}

constexpr std::array<Rays, 64> all_rays() {
    std::array<Rays, 64> result{};
    for (int square = 0; square < 64; ++square) {
        Rays& rays = result[static_cast<std::size_t>(square)];
        rays.up = {ray(square, 1, 0), ray(square, 0, 1), ray(square, -1, 1), ray(square, 1, 1)};
        rays.down = {ray(square, -1, 0), ray(square, 0, -1), ray(square, 1, -1),
                     ray(square, -1, -1)};
    }
    return result;
}

}  // namespace detail

alignas(64) inline constexpr std::array<Rays, 64> RaysFrom = detail::all_rays();

}  // namespace outflank::kernels
