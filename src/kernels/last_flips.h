/// How many discs the last move of a game turns, looked up line by line.
///
/// With one empty square left, everything else on its four lines is own or the opponent's, so the
/// own discs of a line say everything: squeezed into a byte they index a table of counts.
#pragma once

#include <array>
#include <cstdint>

#include "kernels/bitboard.h"

namespace outflank::kernels {

/// The file and the two diagonals through a square, and where on them it stands. The rank is a byte
/// of the board already.
struct LinesThrough {
    std::array<Bitboard, 3> masks;
    std::array<std::uint8_t, 3> places;
};

namespace detail {

/// What a disc put on `place` turns on a line whose other squares are own where a bit is set, else
/// the opponent's. Lines shorter than eight end in squares that are not own, which turn nothing.
constexpr std::uint8_t last_flips_on_line(int place, unsigned own) {
    int flips = 0;
    for (const int step : {-1, 1}) {
        int run = 0;
        int at = place + step;
        while (at >= 0 && at < 8 && !(own & (1U << at))) {
            ++run;
            at += step;
        }
        if (at >= 0 && at < 8) flips += run;
    }
    return static_cast<std::uint8_t>(flips);
}

constexpr std::array<std::array<std::uint8_t, 256>, 8> all_last_flips() {
    std::array<std::array<std::uint8_t, 256>, 8> result{};
    for (int place = 0; place < 8; ++place) {
        for (unsigned own = 0; own < 256; ++own)
            result[static_cast<std::size_t>(place)][own] = last_flips_on_line(place, own);
    }
    return result;
}

constexpr std::array<LinesThrough, 64> all_lines() {
    std::array<LinesThrough, 64> result{};
    for (int square = 0; square < 64; ++square) {
        const Rays& rays = RaysFrom[static_cast<std::size_t>(square)];
        for (std::size_t line = 0; line < 3; ++line) {  // the steps 8, 7 and 9 of Rays
            LinesThrough& lines = result[static_cast<std::size_t>(square)];
            lines.masks[line] = rays.up[line + 1] | rays.down[line + 1] | (Bitboard{1} << square);
            lines.places[line] = static_cast<std::uint8_t>(std::popcount(rays.down[line + 1]));
        }
    }
    return result;
}

}  // namespace detail

/// [place on the line][own discs of the line]
inline constexpr std::array<std::array<std::uint8_t, 256>, 8> LastFlipsOnLine =
    detail::all_last_flips();
inline constexpr std::array<LinesThrough, 64> LinesFrom = detail::all_lines();

}  // namespace outflank::kernels
