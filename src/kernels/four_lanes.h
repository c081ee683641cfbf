/// What the AVX2 and AVX-512 kernels share: four directions in one 256-bit register. Forced inline,
/// because the two are compiled for different instruction sets.
#pragma once

#include <array>

#include "kernels/bitboard.h"
#include "kernels/intrinsics.h"

namespace outflank::kernels {

[[gnu::always_inline]] inline __m256i in_all_lanes(Bitboard bits) {
    return _mm256_set1_epi64x(static_cast<long long>(bits));
}

[[gnu::always_inline]] inline __m256i load_rays(const std::array<Bitboard, 4>& rays) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(rays.data()));
}

/// The squares that are set in any of the lanes.
[[gnu::always_inline]] inline Bitboard any_lane(__m256i lanes) {
    const __m128i half =
        _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    return static_cast<Bitboard>(
        _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))));
}

}  // namespace outflank::kernels
