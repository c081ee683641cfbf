/// QuadProducts: what a small layer of a network is made of. Four inputs from 0 to 128 are
/// multiplied by four weights of a byte for each unit, and the products are added to the unit's
/// sum.
///
/// One instruction or three where the processor has them, and a few more elsewhere. Sums of so few
/// products of small numbers never run over, so all give the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernels/intrinsics.h"
#include "kernels/registers.h"

namespace outflank::kernels {

/// `Bytes`: of a register.
template <int Bytes>
struct QuadProducts {
    using Sums = typename Registers<Bytes>::Int32;  // one a unit
    static constexpr int Units = Bytes / 4;

    /// `quads`: the inputs, the first in the lowest byte, for every unit the same (QuadInputs).
    /// `weights`: of each unit, so too.
    [[gnu::always_inline]] static Sums added(const Sums& sums, const Sums& quads,
                                             const Sums& weights) {
#if defined(__AVX512VNNI__)
        if constexpr (Bytes == 64) {
            return reinterpret_cast<Sums>(_mm512_dpbusd_epi32(reinterpret_cast<__m512i>(sums),
                                                              reinterpret_cast<__m512i>(quads),
                                                              reinterpret_cast<__m512i>(weights)));
        }
        if constexpr (Bytes == 32) {
            return reinterpret_cast<Sums>(_mm256_dpbusd_epi32(reinterpret_cast<__m256i>(sums),
                                                              reinterpret_cast<__m256i>(quads),
                                                              reinterpret_cast<__m256i>(weights)));
        }
#endif
        return sums + products(quads, weights);
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

/// The inputs of layers, 32 numbers from 0 to 128, of which four at a time are spread over a
/// register for all its units.
///
/// They are left in memory, from where a processor spreads two quads at a time. It loads only one
/// register of 64 bytes at a time, and the weights are such, so there the inputs stay in registers
/// (28.5 -> 24 ns for the layers of the network on a Zen 4).
template <int Bytes>
class QuadInputs {
  public:
    static constexpr std::size_t Count = 32;
    using Numbers = std::array<typename Registers<Bytes>::Int16, 2 * Count / Bytes>;

    [[gnu::always_inline]] explicit QuadInputs(const Numbers& numbers) {
        for (std::size_t part = 0; part < numbers.size(); ++part)
            narrow<Bytes>(numbers[part], bytes_.data() + part * Bytes / 2);
        leave_in_memory(bytes_);
    }
    /// Over a register of so many bytes.
    template <int Into>
    [[gnu::always_inline]] [[nodiscard]] typename Registers<Into>::Int32 spread(
        std::size_t quad) const {
        std::int32_t numbers;
        std::memcpy(&numbers, bytes_.data() + 4 * quad, sizeof(numbers));
        return typename Registers<Into>::Int32{} + numbers;
    }

  private:
    alignas(Count) std::array<std::uint8_t, Count> bytes_;
};

#if defined(__AVX512BW__)
template <>
class QuadInputs<64> {
  public:
    using Numbers = std::array<Registers<64>::Int16, 1>;

    [[gnu::always_inline]] explicit QuadInputs(const Numbers& numbers) {
        const __m512i bytes =
            _mm512_castsi256_si512(_mm512_cvtepi16_epi8(reinterpret_cast<__m512i>(numbers[0])));
        first_four_ = _mm512_shuffle_i32x4(bytes, bytes, 0b00'00'00'00);
        last_four_ = _mm512_shuffle_i32x4(bytes, bytes, 0b01'01'01'01);
    }
    template <int Into, std::size_t Quad>
    [[gnu::always_inline]] [[nodiscard]] Registers<Into>::Int32 spread(
        std::integral_constant<std::size_t, Quad> /*quad*/) const {
        constexpr int everywhere = Quad % 4 * 0b01'01'01'01;
        const __m512i& four = Quad < 4 ? first_four_ : last_four_;
        if constexpr (Into == 64) {
            return reinterpret_cast<Registers<Into>::Int32>(
                _mm512_shuffle_epi32(four, static_cast<_MM_PERM_ENUM>(everywhere)));
        } else {
            static_assert(Into == 32);
            return reinterpret_cast<Registers<Into>::Int32>(
                _mm256_shuffle_epi32(_mm512_castsi512_si256(four), everywhere));
        }
    }

  private:
    __m512i first_four_;  // quads, in each quarter of the register
    __m512i last_four_;
};
#endif

}  // namespace outflank::kernels
