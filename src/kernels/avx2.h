/// The kernel for x86-64-v3: four directions in one 256-bit register.
#pragma once

#include "core/isa.h"
#include "kernels/bitboard.h"
#include "kernels/four_lanes.h"
#include "kernels/portable.h"

namespace outflank::kernels {

struct Avx2 {
    static constexpr Isa Level = Isa::X86V3;
    static constexpr int LaneCount = 4;

    [[gnu::always_inline]] static Bitboard mobility(Bitboard own, Bitboard other) {
        const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
        const __m256i step2 = _mm256_add_epi64(step, step);
        const __m256i inner = _mm256_setr_epi64x(static_cast<long long>(InnerFiles), -1,
                                                 static_cast<long long>(InnerFiles),
                                                 static_cast<long long>(InnerFiles));
        const __m256i from = in_all_lanes(own);
        const __m256i through = _mm256_and_si256(in_all_lanes(other), inner);

        __m256i up = _mm256_and_si256(through, _mm256_sllv_epi64(from, step));
        __m256i down = _mm256_and_si256(through, _mm256_srlv_epi64(from, step));
        up = extend(up, through, _mm256_sllv_epi64(up, step));
        down = extend(down, through, _mm256_srlv_epi64(down, step));
        const __m256i pairs_up = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
        const __m256i pairs_down = _mm256_srlv_epi64(pairs_up, step);
        up = extend(up, pairs_up, _mm256_sllv_epi64(up, step2));
        down = extend(down, pairs_down, _mm256_srlv_epi64(down, step2));
        up = extend(up, pairs_up, _mm256_sllv_epi64(up, step2));
        down = extend(down, pairs_down, _mm256_srlv_epi64(down, step2));
        const __m256i ends =
            _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
        return any_lane(ends) & ~(own | other);
    }

    [[gnu::always_inline]] static Mobilities mobilities(Bitboard own, Bitboard other) {
        return {mobility(own, other), mobility(other, own)};
    }

    [[gnu::always_inline]] static Bitboard flips(int square, Bitboard own, Bitboard other) {
        const Rays& rays = RaysFrom[static_cast<std::size_t>(square)];
        const __m256i mine = in_all_lanes(own);
        const __m256i theirs = in_all_lanes(other);
        return any_lane(_mm256_or_si256(flips_up(load_rays(rays.up), mine, theirs),
                                        flips_down(load_rays(rays.down), mine, theirs)));
    }

    /// Not pdep: the processors of this level before Zen 3 run it in microcode, slower than the
    /// loop.
    [[gnu::always_inline]] static int select(Bitboard bits, std::uint32_t n) {
        return Portable::select(bits, n);
    }

    /// Nor pext, for the same reason.
    [[gnu::always_inline]] static LastFlips last_flips(int square, Bitboard own) {
        return Portable::last_flips(square, own);
    }

  private:
    [[gnu::always_inline]] static __m256i extend(__m256i line, __m256i through, __m256i shifted) {
        return _mm256_or_si256(line, _mm256_and_si256(through, shifted));
    }

    /// As in the portable kernel: the lowest open square of the ray, when own, closes what lies
    /// below it.
    [[gnu::always_inline]] static __m256i flips_up(__m256i ray, __m256i own, __m256i other) {
        const __m256i zero = _mm256_setzero_si256();
        const __m256i open = _mm256_andnot_si256(other, ray);
        const __m256i anchor =
            _mm256_and_si256(_mm256_and_si256(open, _mm256_sub_epi64(zero, open)), own);
        // anchor - 1 where there is an anchor, 0 elsewhere: cmpeq gives -1 exactly where the anchor
        // is missing
        const __m256i missing = _mm256_cmpeq_epi64(anchor, zero);
        const __m256i below =
            _mm256_sub_epi64(_mm256_add_epi64(anchor, _mm256_set1_epi64x(-1)), missing);
        return _mm256_and_si256(ray, below);
    }

    /// AVX2 cannot count leading zeros, so the open squares are smeared along the ray: what stays
    /// clear lies between the move and the first open square, and that square is where the smear
    /// begins.
    [[gnu::always_inline]] static __m256i flips_down(__m256i ray, __m256i own, __m256i other) {
        const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
        const __m256i step2 = _mm256_add_epi64(step, step);
        const __m256i step4 = _mm256_add_epi64(step2, step2);
        const __m256i open = _mm256_andnot_si256(other, ray);
        __m256i smear = _mm256_or_si256(open, _mm256_srlv_epi64(open, step));
        smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, step2));
        smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, step4));
        const __m256i first =
            _mm256_andnot_si256(_mm256_srlv_epi64(smear, step), _mm256_and_si256(open, own));
        const __m256i missing = _mm256_cmpeq_epi64(first, _mm256_setzero_si256());
        return _mm256_andnot_si256(_mm256_or_si256(smear, missing), ray);
    }
};

}  // namespace outflank::kernels
