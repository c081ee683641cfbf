/// The kernel for x86-64-v4: rotations let all eight directions share one 512-bit register,
/// leading-zero counts find the far end of a ray, and three-way logic halves the rest.
#pragma once

#include "core/isa.h"
#include "kernels/bitboard.h"
#include "kernels/four_lanes.h"
#include "kernels/last_flips.h"

namespace outflank::kernels {

struct Avx512 {
    static constexpr Isa Level = Isa::X86V4;
    static constexpr int LaneCount = 8;

    /// A rotation wraps around the board's ends, so lines may only run through squares that are
    /// inner to them.
    [[gnu::always_inline]] static Bitboard mobility(Bitboard own, Bitboard other) {
        constexpr auto files = static_cast<long long>(InnerFiles);
        constexpr auto ranks = static_cast<long long>(InnerRanks);
        constexpr auto both = static_cast<long long>(InnerFiles & InnerRanks);
        const __m512i inner = _mm512_setr_epi64(files, ranks, both, both, files, ranks, both, both);
        const __m512i step = _mm512_setr_epi64(1, 8, 7, 9, -1, -8, -7, -9);
        const __m512i step2 = _mm512_setr_epi64(2, 16, 14, 18, -2, -16, -14, -18);
        const __m512i through =
            _mm512_and_si512(_mm512_set1_epi64(static_cast<long long>(other)), inner);
        const __m512i from = _mm512_set1_epi64(static_cast<long long>(own));

        __m512i line = _mm512_and_si512(through, _mm512_rolv_epi64(from, step));
        const __m512i pairs = _mm512_and_si512(through, _mm512_rolv_epi64(through, step));
        line = extend(line, through, _mm512_rolv_epi64(line, step));
        line = extend(line, pairs, _mm512_rolv_epi64(line, step2));
        line = extend(line, pairs, _mm512_rolv_epi64(line, step2));
        const __m512i ends = _mm512_rolv_epi64(line, step);
        const __m256i half =
            _mm256_or_si256(_mm512_castsi512_si256(ends), _mm512_extracti64x4_epi64(ends, 1));
        return any_lane(half) & ~(own | other);
    }

    [[gnu::always_inline]] static Bitboard flips(int square, Bitboard own, Bitboard other) {
        const Rays& rays = RaysFrom[static_cast<std::size_t>(square)];
        const __m256i mine = in_all_lanes(own);
        const __m256i theirs = in_all_lanes(other);
        return any_lane(_mm256_or_si256(flips_up(load_rays(rays.up), mine, theirs),
                                        flips_down(load_rays(rays.down), mine, theirs)));
    }

    /// Every processor of this level has a fast pdep: it deposits one bit on the n-th set bit of
    /// the mask.
    [[gnu::always_inline]] static int select(Bitboard bits, std::uint32_t n) {
        return lowest(_pdep_u64(bit(static_cast<int>(n)), bits));
    }

    [[gnu::always_inline]] static LastFlips last_flips(int square, Bitboard own) {
        return kernels::last_flips(square, own, [](Bitboard discs, const LastLine& line) {
            return line.counts_by_bit + _pext_u64(discs, line.mask);
        });
    }

  private:
    /// line | (through & shifted), in one instruction. The truth table's index is line, through,
    /// shifted from its high bit.
    [[gnu::always_inline]] static __m512i extend(__m512i line, __m512i through, __m512i shifted) {
        return _mm512_ternarylogic_epi64(line, through, shifted, 0b1111'1000);
    }

    [[gnu::always_inline]] static __m256i flips_up(__m256i ray, __m256i own, __m256i other) {
        const __m256i open = _mm256_andnot_si256(other, ray);
        const __m256i first =
            _mm256_and_si256(open, _mm256_sub_epi64(_mm256_setzero_si256(), open));
        const __mmask8 closed = _mm256_test_epi64_mask(first, own);
        return _mm256_maskz_and_epi64(closed, ray, _mm256_add_epi64(first, _mm256_set1_epi64x(-1)));
    }

    /// A shift count of 64, as lzcnt gives for an empty ray, yields no square at all.
    [[gnu::always_inline]] static __m256i flips_down(__m256i ray, __m256i own, __m256i other) {
        const __m256i open = _mm256_andnot_si256(other, ray);
        const __m256i first = _mm256_srlv_epi64(in_all_lanes(bit(63)), _mm256_lzcnt_epi64(open));
        const __mmask8 closed = _mm256_test_epi64_mask(first, own);
        const __m256i above =
            _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(first, first));
        return _mm256_maskz_and_epi64(closed, ray, above);
    }
};

}  // namespace outflank::kernels
