/// QuadProducts: what a small layer of a network is made of. Four inputs from 0 to 128 are
/// multiplied by four weights of a byte for each unit, and the products are added to the unit's
/// sum.
///
/// One instruction or three where the processor has them, and a few more elsewhere. Sums of so few
/// products of small numbers never run over, so all give the same.
#pragma once

#include <cstdint>

#include "kernels/intrinsics.h"
#include "kernels/registers.h"

namespace outflank::kernels {

/// `Bytes`: of a register.
template <int Bytes>
struct QuadProducts {
    using Sums = typename Registers<Bytes>::Int32;  // one a unit
    static constexpr int Units = Bytes / 4;

    /// `quad`: the inputs, the first in the lowest byte. `weights`: so for each unit.
    [[gnu::always_inline]] static Sums added(const Sums& sums, std::int32_t quad,
                                             const Sums& weights) {
#if defined(__AVX512VNNI__)
        if constexpr (Bytes == 64) {
            return reinterpret_cast<Sums>(_mm512_dpbusd_epi32(
                reinterpret_cast<__m512i>(sums), reinterpret_cast<__m512i>(Sums{} + quad),
                reinterpret_cast<__m512i>(weights)));
        }
        if constexpr (Bytes == 32) {
            return reinterpret_cast<Sums>(_mm256_dpbusd_epi32(
                reinterpret_cast<__m256i>(sums), reinterpret_cast<__m256i>(Sums{} + quad),
                reinterpret_cast<__m256i>(weights)));
        }
#endif
        return sums + products(Sums{} + quad, weights);
    }

  private:
    using Int16 = typename Registers<Bytes>::Int16;

    /// Two products of inputs up to 128 fit into 16 bits.
    [[gnu::always_inline]] static Sums products(const Sums& quads, const Sums& weights) {
#if defined(__AVX2__)
        if constexpr (Bytes == 32) {
            const __m256i pairs = _mm256_maddubs_epi16(reinterpret_cast<__m256i>(quads),
                                                       reinterpret_cast<__m256i>(weights));
            return pair_products<Bytes>(reinterpret_cast<Int16>(pairs), Int16{} + 1);
        }
#endif
        const Int16 low_inputs = reinterpret_cast<Int16>(quads) & std::int16_t{0xff};
        const Int16 high_inputs = (reinterpret_cast<Int16>(quads) >> 8) & std::int16_t{0xff};
        const Int16 low_weights = (reinterpret_cast<Int16>(weights) << 8) >> 8;
        const Int16 high_weights = reinterpret_cast<Int16>(weights) >> 8;
#if defined(__x86_64__)
        if constexpr (Bytes == 16) {
            return pair_products<Bytes>(low_inputs, low_weights) +
                   pair_products<Bytes>(high_inputs, high_weights);
        }
#endif
        return halves_added(low_inputs * low_weights + high_inputs * high_weights);
    }

    [[gnu::always_inline]] static Sums halves_added(const Int16& pairs) {
        const Sums both = reinterpret_cast<Sums>(pairs);
        return ((both << 16) >> 16) + (both >> 16);
    }
};

}  // namespace outflank::kernels
