/// Registers: the compilers' vector types by the size of a register. Each is written out, since a
/// vector type whose size depends on a template parameter loses that size on the way.
#pragma once

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
    using HalfInt8 [[gnu::vector_size(8)]] = signed char;  // as many as Int16 has
};

template <>
struct Registers<32> {
    using Int32 [[gnu::vector_size(32)]] = std::int32_t;
    using Int16 [[gnu::vector_size(32)]] = std::int16_t;
    using Uint16 [[gnu::vector_size(32)]] = std::uint16_t;
    using HalfInt8 [[gnu::vector_size(16)]] = signed char;
};

template <>
struct Registers<64> {
    using Int32 [[gnu::vector_size(64)]] = std::int32_t;
    using Int16 [[gnu::vector_size(64)]] = std::int16_t;
    using Uint16 [[gnu::vector_size(64)]] = std::uint16_t;
    using HalfInt8 [[gnu::vector_size(32)]] = signed char;
};

/// Of the registers that a kernel has.
template <class Kernel>
inline constexpr int RegisterBytes = Kernel::LaneCount * static_cast<int>(sizeof(std::uint64_t));

/// Small numbers out of memory, each in 16 bits. GCC 12 does not find the instructions by itself.
template <int Bytes>
[[gnu::always_inline]] inline typename Registers<Bytes>::Int16 widened(const std::int8_t* from) {
    using Wide = typename Registers<Bytes>::Int16;
    typename Registers<Bytes>::HalfInt8 narrow;
    std::memcpy(&narrow, from, sizeof(narrow));
#if defined(__AVX512BW__)
    if constexpr (Bytes == 64)
        return reinterpret_cast<Wide>(_mm512_cvtepi8_epi16(reinterpret_cast<__m256i>(narrow)));
#endif
#if defined(__AVX2__)
    if constexpr (Bytes == 32)
        return reinterpret_cast<Wide>(_mm256_cvtepi8_epi16(reinterpret_cast<__m128i>(narrow)));
#endif
#if defined(__x86_64__)
    if constexpr (Bytes == 16) {
        const __m128i bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from));
        return reinterpret_cast<Wide>(_mm_srai_epi16(_mm_unpacklo_epi8(bytes, bytes), 8));
    }
#endif
    return __builtin_convertvector(narrow, Wide);
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

/// A sum as it stands, in a register: the compiler shall not put its summands off, for which it has
/// not registers enough.
template <class Register>
[[gnu::always_inline]] inline void settle(Register& sum) {
#if defined(__AVX512BW__)
    asm("" : "+v"(sum));
#elif defined(__x86_64__)
    asm("" : "+x"(sum));
#endif
}

}  // namespace outflank::kernels
