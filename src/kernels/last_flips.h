/// What the last move of a game turns, for whoever makes it, looked up line by line.
///
/// With one empty square left, everything else on its four lines is own or the opponent's, so the
/// own discs of a line say everything: squeezed together they index a table that has the counts of
/// both sides.
#pragma once

#include <array>
#include <cstdint>

#include "kernels/bitboard.h"

namespace outflank::kernels {

/// How many discs turn when either side moves to the last empty square.
struct LastFlips {
    int own;
    int other;
};

/// One of the lines through a square: its squares, how to squeeze them into the low bits of a word
/// by a product, and where its counts begin.
struct LastLine {
    Bitboard mask;
    Bitboard multiplier;
    std::uint16_t shift;
    std::uint16_t counts;
    std::uint16_t counts_by_bit;  // the same for squares squeezed in the order of their bits
};

namespace detail {

constexpr int LongestLine = 8;

/// Counts stand by the length of a line, then by the place of the empty square, then by own discs.
constexpr int counts_of_line(int length, int place) {
    int at = 0;
    for (int shorter = 1; shorter < length; ++shorter) at += shorter << shorter;
    return at + (place << length);
}
constexpr int LineCounts = counts_of_line(LongestLine + 1, 0);

/// What a disc put on `place` turns on a line of that length, whose other squares are `mine` where
/// a bit is set, else not.
constexpr int last_flips_on_line(int length, int place, unsigned mine) {
    int flips = 0;
    for (const int step : {-1, 1}) {
        int run = 0;
        int at = place + step;
        while (at >= 0 && at < length && !(mine & (1U << at))) {
            ++run;
            at += step;
        }
        if (at >= 0 && at < length) flips += run;
    }
    return flips;
}

/// Own flips in the low byte, the other side's in the high one: four lines add up both at once.
constexpr std::array<std::uint16_t, LineCounts> all_last_flips() {
    std::array<std::uint16_t, LineCounts> result{};
    for (int length = 1; length <= LongestLine; ++length) {
        for (int place = 0; place < length; ++place) {
            for (unsigned own = 0; own < 1U << length; ++own) {
                const int flips = last_flips_on_line(length, place, own) +
                                  256 * last_flips_on_line(length, place, ~own);
                result[static_cast<std::size_t>(counts_of_line(length, place)) + own] =
                    static_cast<std::uint16_t>(flips);
            }
        }
    }
    return result;
}

/// The product moves every square of the line to the highest byte, in the order of the line: the
/// squares of a rank together, those of a file one bit apart, those of a diagonal by their files.
constexpr LastLine last_line(int square, std::size_t direction) {
    const Rays& rays = RaysFrom[static_cast<std::size_t>(square)];
    const Bitboard mask = rays.up[direction] | rays.down[direction] | (Bitboard{1} << square);
    const int file = square % 8;
    const int rank = square / 8;
    LastLine line{.mask = mask, .multiplier = 0, .shift = 56, .counts = 0, .counts_by_bit = 0};
    int place = file;
    if (direction == 0) {
        line.multiplier = Bitboard{1} << (56 - 8 * rank);
    } else if (direction == 1) {
        line.multiplier = 0x0102040810204080ULL >> file;
        place = rank;
    } else {
        // A short diagonal begins some files from the left.
        const int first_file = direction == 2 ? (file + rank > 7 ? file + rank - 7 : 0)
                                              : (file > rank ? file - rank : 0);
        line.multiplier = FileA;
        line.shift = static_cast<std::uint16_t>(56 + first_file);
        place = file - first_file;
    }
    const int length = std::popcount(mask);
    line.counts = static_cast<std::uint16_t>(counts_of_line(length, place));
    line.counts_by_bit =
        static_cast<std::uint16_t>(counts_of_line(length, std::popcount(rays.down[direction])));
    return line;
}

constexpr std::array<std::array<LastLine, 4>, 64> all_last_lines() {
    std::array<std::array<LastLine, 4>, 64> result{};
    for (int square = 0; square < 64; ++square) {
        for (std::size_t direction = 0; direction < 4; ++direction)
            result[static_cast<std::size_t>(square)][direction] = last_line(square, direction);
    }
    return result;
}

}  // namespace detail

inline constexpr std::array<std::uint16_t, detail::LineCounts> LastFlipsOnLine =
    detail::all_last_flips();
inline constexpr std::array<std::array<LastLine, 4>, 64> LastLinesFrom = detail::all_last_lines();

/// `place_of(own, line)` is where the table has the counts of a line with these own discs.
template <class PlaceOf>
[[gnu::always_inline]] constexpr LastFlips last_flips(int square, Bitboard own,
                                                      const PlaceOf& place_of) {
    unsigned flips = 0;
    for (const LastLine& line : LastLinesFrom[static_cast<std::size_t>(square)])
        flips += LastFlipsOnLine[place_of(own, line)];
    return {static_cast<int>(flips & 0xff), static_cast<int>(flips >> 8)};
}

/// For kernels without an instruction that squeezes bits, or with a slow one.
[[gnu::always_inline]] constexpr std::size_t place_by_product(Bitboard own, const LastLine& line) {
    return line.counts + (((own & line.mask) * line.multiplier) >> line.shift);
}

}  // namespace outflank::kernels
