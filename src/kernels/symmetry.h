/// Mirrors and the transposition of an 8x8 board, by swapping groups of bits instead of walking
/// squares. All eight symmetries are made of these three.
#pragma once

#include "kernels/bitboard.h"

namespace outflank::kernels {

namespace detail {

/// Swaps the bits of `mask` with those `distance` higher.
[[gnu::always_inline]] constexpr Bitboard swap_bits(Bitboard bits, Bitboard mask, int distance) {
    const Bitboard differ = ((bits >> distance) ^ bits) & mask;
    return bits ^ differ ^ (differ << distance);
}

}  // namespace detail

/// a1 <-> h1: the bits of every byte the other way round.
[[gnu::always_inline]] constexpr Bitboard mirrored_files(Bitboard bits) {
    bits = detail::swap_bits(bits, 0x5555555555555555ULL, 1);
    bits = detail::swap_bits(bits, 0x3333333333333333ULL, 2);
    return detail::swap_bits(bits, 0x0f0f0f0f0f0f0f0fULL, 4);
}

/// a1 <-> a8: the bytes the other way round.
[[gnu::always_inline]] constexpr Bitboard mirrored_ranks(Bitboard bits) {
    return __builtin_bswap64(bits);
}

/// b1 <-> a2: first within 2x2 blocks, then 2x2 blocks within 4x4 ones, then those.
///
///     ab -> ac
///     cd    bd
[[gnu::always_inline]] constexpr Bitboard transposed(Bitboard bits) {
    bits = detail::swap_bits(bits, 0x00aa00aa00aa00aaULL, 7);
    bits = detail::swap_bits(bits, 0x0000cccc0000ccccULL, 14);
    return detail::swap_bits(bits, 0x00000000f0f0f0f0ULL, 28);
}

}  // namespace outflank::kernels
