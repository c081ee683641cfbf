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

    [[gnu::always_inline]] static Bitboard mobility(Bitboard own, Bitboard other) {
        const __m512i ends = ends_of_lines(inner(other), one_step(own), one_step(other));
        const __m256i half =
            _mm256_or_si256(_mm512_castsi512_si256(ends), _mm512_extracti64x4_epi64(ends, 1));
        return any_lane(half) & ~(own | other);
    }

    /// Where the discs of a side come to stand after a step serves both, and so does each step of
    /// bringing lanes together.
    [[gnu::always_inline]] static Mobilities mobilities(Bitboard own, Bitboard other) {
        const __m512i after_own = one_step(own);
        const __m512i after_other = one_step(other);
        const __m512i own_ends = ends_of_lines(inner(other), after_own, after_other);
        const __m512i other_ends = ends_of_lines(inner(own), after_other, after_own);
        const __m512i eight = _mm512_or_si512(_mm512_unpacklo_epi64(own_ends, other_ends),
                                              _mm512_unpackhi_epi64(own_ends, other_ends));
        const __m256i four =
            _mm256_or_si256(_mm512_castsi512_si256(eight), _mm512_extracti64x4_epi64(eight, 1));
        const __m128i two =
            _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        const Bitboard empties = ~(own | other);
        return {static_cast<Bitboard>(_mm_cvtsi128_si64(two)) & empties,
                static_cast<Bitboard>(_mm_extract_epi64(two, 1)) & empties};
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
    /// The squares that lines may run through in each direction: a rotation wraps around the
    /// board's ends.
    [[gnu::always_inline]] static __m512i inner(Bitboard squares) {
        constexpr auto files = static_cast<long long>(InnerFiles);
        constexpr auto ranks = static_cast<long long>(InnerRanks);
        constexpr auto both = static_cast<long long>(InnerFiles & InnerRanks);
        return _mm512_and_si512(
            _mm512_set1_epi64(static_cast<long long>(squares)),
            _mm512_setr_epi64(files, ranks, both, both, files, ranks, both, both));
    }

    [[gnu::always_inline]] static __m512i steps() {
        return _mm512_setr_epi64(1, 8, 7, 9, -1, -8, -7, -9);
    }
    [[gnu::always_inline]] static __m512i one_step(Bitboard squares) {
        return _mm512_rolv_epi64(_mm512_set1_epi64(static_cast<long long>(squares)), steps());
    }

    /// The squares beyond lines of the other side's discs, which may run `through` some of them,
    /// after one of the own. What lies between two inner squares is inner, too, so for the second
    /// of a pair it is enough that any disc stands before it.
    [[gnu::always_inline]] static __m512i ends_of_lines(__m512i through, __m512i after_own,
                                                        __m512i after_other) {
        const __m512i two_steps = _mm512_setr_epi64(2, 16, 14, 18, -2, -16, -14, -18);
        const __m512i pairs = _mm512_and_si512(through, after_other);
        __m512i line = _mm512_and_si512(through, after_own);
        line = extend(line, through, _mm512_rolv_epi64(line, steps()));
        line = extend(line, pairs, _mm512_rolv_epi64(line, two_steps));
        line = extend(line, pairs, _mm512_rolv_epi64(line, two_steps));
        return _mm512_rolv_epi64(line, steps());
    }

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
