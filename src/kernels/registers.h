/// Registers: the compilers' vector types by the size of a register. Each is written out, since a
/// vector type whose size depends on a template parameter loses that size on the way.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "kernels/intrinsics.h"

namespace outflank::kernels {

template <int Bytes>
struct Registers;

template <>
struct Registers<16> {
    using Int32 [[gnu::vector_size(16)]] = std::int32_t;
    using Int16 [[gnu::vector_size(16)]] = std::int16_t;
    using Uint16 [[gnu::vector_size(16)]] = std::uint16_t;
    using Int8 [[gnu::vector_size(16)]] = signed char;
    using HalfInt8 [[gnu::vector_size(8)]] = signed char;  // as many as Int16 has
};

template <>
struct Registers<32> {
    using Int32 [[gnu::vector_size(32)]] = std::int32_t;
    using Int16 [[gnu::vector_size(32)]] = std::int16_t;
    using Uint16 [[gnu::vector_size(32)]] = std::uint16_t;
    using Int8 [[gnu::vector_size(32)]] = signed char;
    using HalfInt8 [[gnu::vector_size(16)]] = signed char;
};

template <>
struct Registers<64> {
    using Int32 [[gnu::vector_size(64)]] = std::int32_t;
    using Int16 [[gnu::vector_size(64)]] = std::int16_t;
    using Uint16 [[gnu::vector_size(64)]] = std::uint16_t;
    using Int8 [[gnu::vector_size(64)]] = signed char;
    using HalfInt8 [[gnu::vector_size(32)]] = signed char;
};

/// Of the registers that a kernel has.
template <class Kernel>
inline constexpr int RegisterBytes = Kernel::LaneCount * static_cast<int>(sizeof(std::uint64_t));

/// The first half of a register or the second, 0 or 1.
template <int Half>
[[gnu::always_inline]] inline Registers<32>::Int8 half(const Registers<64>::Int8& numbers) {
#if defined(__AVX512F__)
    return reinterpret_cast<Registers<32>::Int8>(
        _mm512_extracti64x4_epi64(reinterpret_cast<__m512i>(numbers), Half));
#else
    Registers<32>::Int8 result;
    std::memcpy(&result, reinterpret_cast<const char*>(&numbers) + Half * sizeof(result),
                sizeof(result));
    return result;
#endif
}

/// The small numbers of one half of a register, 0 or 1, each in 16 bits. GCC 12 does not find the
/// instructions by itself.
template <int Bytes, int Half>
[[gnu::always_inline]] inline typename Registers<Bytes>::Int16 widened_half(
    const typename Registers<Bytes>::Int8& numbers) {
    using Wide = typename Registers<Bytes>::Int16;
#if defined(__AVX2__)
    if constexpr (Bytes == 32) {
        const auto all = reinterpret_cast<__m256i>(numbers);
        return reinterpret_cast<Wide>(_mm256_cvtepi8_epi16(_mm256_extracti128_si256(all, Half)));
    }
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        const auto all = reinterpret_cast<__m128i>(numbers);
        const __m128i twice = Half == 0 ? _mm_unpacklo_epi8(all, all) : _mm_unpackhi_epi8(all, all);
        return reinterpret_cast<Wide>(_mm_srai_epi16(twice, 8));
    }
#endif
    typename Registers<Bytes>::HalfInt8 half;
    std::memcpy(&half, reinterpret_cast<const char*>(&numbers) + Half * sizeof(half), sizeof(half));
    return __builtin_convertvector(half, Wide);
}

/// All small numbers of a register, in one of 64 bytes.
[[gnu::always_inline]] inline Registers<64>::Int16 widened(const Registers<32>::Int8& numbers) {
#if defined(__AVX512BW__)
    return reinterpret_cast<Registers<64>::Int16>(
        _mm512_cvtepi8_epi16(reinterpret_cast<__m256i>(numbers)));
#else
    return __builtin_convertvector(numbers, Registers<64>::Int16);
#endif
}

/// Sums of small numbers that stop at -128 and 127.
template <int Bytes>
[[gnu::always_inline]] inline typename Registers<Bytes>::Int8 saturated_sum(
    const typename Registers<Bytes>::Int8& a, const typename Registers<Bytes>::Int8& b) {
    using Bytes8 = typename Registers<Bytes>::Int8;
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64) {
        return reinterpret_cast<Bytes8>(
            _mm512_adds_epi8(reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b)));
    }
#endif
#if defined(__AVX2__)
    if constexpr (Bytes == 32) {
        return reinterpret_cast<Bytes8>(
            _mm256_adds_epi8(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
    }
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        return reinterpret_cast<Bytes8>(
            _mm_adds_epi8(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
    }
#endif
    Bytes8 result;
    for (int i = 0; i < Bytes; ++i)
        result[i] = static_cast<signed char>(std::clamp(a[i] + b[i], -128, 127));
    return result;
}

/// The other way: numbers from 0 to 255 into memory, a byte each.
template <int Bytes>
[[gnu::always_inline]] inline void narrow(const typename Registers<Bytes>::Int16& numbers,
                                          std::uint8_t* into) {
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64) {
        const __m256i bytes = _mm512_cvtepi16_epi8(reinterpret_cast<__m512i>(numbers));
        std::memcpy(into, &bytes, sizeof(bytes));
        return;
    }
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        const auto both = reinterpret_cast<__m128i>(numbers);
        _mm_storel_epi64(reinterpret_cast<__m128i*>(into), _mm_packus_epi16(both, both));
        return;
    }
#endif
    const auto bytes = __builtin_convertvector(numbers, typename Registers<Bytes>::HalfInt8);
    std::memcpy(into, &bytes, sizeof(bytes));
}

/// Which numbers are negative: bit i for number i.
template <int Bytes>
[[gnu::always_inline]] inline std::uint64_t negatives(
    const typename Registers<Bytes>::Int16& numbers) {
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64) return _mm512_movepi16_mask(reinterpret_cast<__m512i>(numbers));
#endif
#if defined(__AVX2__)
    if constexpr (Bytes == 32) {  // each half of the register is packed by itself
        const auto both = reinterpret_cast<__m256i>(numbers);
        const auto mask =
            static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_packs_epi16(both, both)));
        return (mask & 0xff) | (mask >> 8 & 0xff00);
    }
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        const auto both = reinterpret_cast<__m128i>(numbers);
        return static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(both, both))) & 0xff;
    }
#endif
    std::uint64_t result = 0;
    for (int i = 0; i < Bytes / 2; ++i) result |= std::uint64_t{numbers[i] < 0} << i;
    return result;
}

/// How far each number is from zero.
template <int Bytes>
[[gnu::always_inline]] inline typename Registers<Bytes>::Int16 distances(
    const typename Registers<Bytes>::Int16& numbers) {
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64) {
        return reinterpret_cast<typename Registers<Bytes>::Int16>(
            _mm512_abs_epi16(reinterpret_cast<__m512i>(numbers)));
    }
#endif
    return numbers < 0 ? -numbers : numbers;
}

/// Products of numbers side by side, every two of them added up.
template <int Bytes>
[[gnu::always_inline]] inline typename Registers<Bytes>::Int32 pair_products(
    const typename Registers<Bytes>::Int16& a, const typename Registers<Bytes>::Int16& b) {
    using Pairs = typename Registers<Bytes>::Int32;
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64) {
        return reinterpret_cast<Pairs>(
            _mm512_madd_epi16(reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b)));
    }
#endif
#if defined(__AVX2__)
    if constexpr (Bytes == 32) {
        return reinterpret_cast<Pairs>(
            _mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
    }
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        return reinterpret_cast<Pairs>(
            _mm_madd_epi16(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
    }
#endif
    Pairs result;
    for (int i = 0; i < Bytes / 4; ++i)
        result[i] = int{a[2 * i]} * int{b[2 * i]} + int{a[2 * i + 1]} * int{b[2 * i + 1]};
    return result;
}

/// Makes the compiler leave something in memory. It would rather take registers to pieces, which a
/// processor can do only one at a time, where it can load from memory two at a time.
template <class T>
[[gnu::always_inline]] inline void leave_in_memory(T& something) {
    asm volatile("" : "+m"(something));
}

/// The numbers of both halves of a register added to one another, until it has so many bytes.
template <int Bytes, int Left>
[[gnu::always_inline]] inline typename Registers<Left>::Int32 folded(
    const typename Registers<Bytes>::Int32& numbers) {
    if constexpr (Bytes == Left) {
        return numbers;
    } else {
        std::array<typename Registers<Bytes / 2>::Int32, 2> halves;
        std::memcpy(&halves, &numbers, sizeof(halves));
        return folded<Bytes / 2, Left>(halves[0] + halves[1]);
    }
}

/// The sum of the numbers of a register.
template <int Bytes>
[[gnu::always_inline]] inline std::int32_t total(const typename Registers<Bytes>::Int32& numbers) {
    const auto four = folded<Bytes, 16>(numbers);
    return (four[0] + four[1]) + (four[2] + four[3]);
}

}  // namespace outflank::kernels
