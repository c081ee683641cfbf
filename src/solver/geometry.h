/// What the solver looks up about squares.
#pragma once

#include <array>

#include "kernels/bitboard.h"

namespace outflank::solver {

using kernels::Bitboard;

using kernels::Quarters;

/// A set of quarters, one bit each: those with an odd number of empty squares. Whoever moves last
/// in a region gains, so such a quarter is worth entering first.
using Parity = unsigned;

[[gnu::always_inline]] constexpr Parity quarter_of(int square) {
    return 1U << (((square >> 2) & 1) | ((square >> 4) & 2));
}

[[gnu::always_inline]] constexpr Parity parity_of(Bitboard empties) {
    Parity result = 0;
    for (std::size_t i = 0; i < 4; ++i)
        result |= static_cast<Parity>(kernels::count(empties & Quarters[i]) & 1) << i;
    return result;
}

namespace detail {

constexpr std::array<Bitboard, 16> all_odd_squares() {
    std::array<Bitboard, 16> result{};
    for (std::size_t parity = 0; parity < 16; ++parity) {
        for (std::size_t i = 0; i < 4; ++i) {
            if (parity & (std::size_t{1} << i)) result[parity] |= Quarters[i];
        }
    }
    return result;
}

constexpr std::array<Bitboard, 64> all_neighbours() {
    std::array<Bitboard, 64> result{};
    for (int square = 0; square < 64; ++square) {
        for (int other = 0; other < 64; ++other) {
            const int files = square % 8 - other % 8;
            const int ranks = square / 8 - other / 8;
            const bool is_near = files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
            if (is_near && other != square)
                result[static_cast<std::size_t>(square)] |= Bitboard{1} << other;
        }
    }
    return result;
}

}  // namespace detail

/// The squares of all quarters in a parity.
inline constexpr std::array<Bitboard, 16> OddSquares = detail::all_odd_squares();
/// A move flips nothing unless one of these holds a disc of the other side.
inline constexpr std::array<Bitboard, 64> Neighbours = detail::all_neighbours();

}  // namespace outflank::solver
