/// Patterns8: the groups of squares that the learned evaluation of 8x8 Othello looks at.
///
/// Thirteen kinds of pattern, each laid on the board in every way the symmetries of the square
/// allow: 54 placements, called features. What stands on the squares of a feature is one number,
/// its index, in balanced ternary:
///
///     own disc +1, empty 0, other's disc -1, times 1, 3, 9, 27 ... by square
///
/// Balanced, because then the other side's view of the same squares is the index with its sign
/// turned round, so that a search that keeps the indices of the side to move needs only one set of
/// them. Ten squares give at most 29524, which is what a 16-bit number holds.
///
/// The layout of the weights follows from the order of kinds and squares here: changing either
/// makes every weights file foreign, so it comes with a new PatternLayout. A search counts the same
/// squares in another order (search_digits.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/bitboard.h"

namespace outflank::eval {

using kernels::Bitboard;

/// Names the set of patterns, scalars and anchors in a weights file.
inline constexpr std::uint32_t PatternLayout = 1;

inline constexpr std::size_t LongestPattern = 10;

/// One placement of a pattern: its squares (a1 is 0, h8 is 63) in the order of the digits.
struct Pattern {
    std::array<std::uint8_t, LongestPattern> squares{};
    std::size_t size = 0;

    [[nodiscard]] constexpr Bitboard bits() const {
        Bitboard result = 0;
        for (std::size_t i = 0; i < size; ++i) result |= kernels::bit(squares[i]);
        return result;
    }
};

/// Each kind as it lies at the a1 corner or along the first rank.
inline constexpr std::array<Pattern, 13> PatternKinds = {{
    {{0, 1, 2, 3, 4, 5, 6, 7, 9, 14}, 10},  // the edge with both X squares
    {{0, 1, 2, 3, 4, 8, 9, 10, 11, 12}, 10},  // a corner, two by five
    {{0, 1, 2, 3, 8, 9, 10, 16, 17, 24}, 10},  // a corner, the triangle of four
    {{0, 2, 3, 4, 5, 7, 10, 11, 12, 13},
     10},  // the middle of the edge, two by four, and both corners
    {{0, 1, 2, 8, 9, 10, 16, 17, 18}, 9},  // a corner, three by three
    {{8, 9, 10, 11, 12, 13, 14, 15}, 8},  // the second rank
    {{16, 17, 18, 19, 20, 21, 22, 23}, 8},  // the third rank
    {{24, 25, 26, 27, 28, 29, 30, 31}, 8},  // the fourth rank
    {{0, 9, 18, 27, 36, 45, 54, 63}, 8},  // the long diagonal
    {{1, 10, 19, 28, 37, 46, 55}, 7},  // and the shorter ones beside it
    {{2, 11, 20, 29, 38, 47}, 6},
    {{3, 12, 21, 30, 39}, 5},
    {{4, 13, 22, 31}, 4},
}};

/// The edge without its X squares, which only the network looks at.
inline constexpr Pattern PlainEdge = {{0, 1, 2, 3, 4, 5, 6, 7}, 8};

constexpr std::int32_t power_of_three(std::size_t exponent) {
    std::int32_t result = 1;
    for (std::size_t i = 0; i < exponent; ++i) result *= 3;
    return result;
}

namespace detail {

/// The eight symmetries of the board, each a combination of a transposition and two mirrors.
constexpr std::uint8_t image_of(std::uint8_t square, unsigned symmetry) {
    unsigned file = square % 8U;
    unsigned rank = square / 8U;
    if (symmetry & 4U) {
        const unsigned swapped = file;
        file = rank;
        rank = swapped;
    }
    if (symmetry & 1U) file = 7 - file;
    if (symmetry & 2U) rank = 7 - rank;
    return static_cast<std::uint8_t>(rank * 8 + file);
}

constexpr Pattern image_of(const Pattern& pattern, unsigned symmetry) {
    Pattern result = pattern;
    for (std::size_t i = 0; i < pattern.size; ++i)
        result.squares[i] = image_of(pattern.squares[i], symmetry);
    return result;
}

/// Of the ways to lay a pattern on the same squares the one that begins on the lowest: so all lines
/// between two corners are read from the same one.
constexpr Pattern from_lowest(const Pattern& pattern, unsigned symmetry) {
    Pattern result = image_of(pattern, symmetry);
    for (unsigned other = 0; other < 8; ++other) {
        const Pattern image = image_of(pattern, other);
        if (image.bits() == result.bits() && image.squares[0] < result.squares[0]) result = image;
    }
    return result;
}

/// Is there an earlier symmetry that lays the pattern on the same squares?
constexpr bool is_repeated(const Pattern& pattern, unsigned symmetry) {
    for (unsigned earlier = 0; earlier < symmetry; ++earlier) {
        if (image_of(pattern, earlier).bits() == image_of(pattern, symmetry).bits()) return true;
    }
    return false;
}

constexpr std::size_t count_features() {
    std::size_t result = 0;
    for (const Pattern& kind : PatternKinds) {
        for (unsigned symmetry = 0; symmetry < 8; ++symmetry)
            result += is_repeated(kind, symmetry) ? 0 : 1;
    }
    return result;
}

}  // namespace detail

inline constexpr std::size_t PatternFeatures = detail::count_features();
static_assert(PatternFeatures == 54);

/// A feature: a pattern somewhere on the board.
struct PatternFeature {
    std::size_t kind = 0;
    Pattern pattern;
};

namespace detail {

constexpr std::array<PatternFeature, PatternFeatures> all_features() {
    std::array<PatternFeature, PatternFeatures> result{};
    std::size_t count = 0;
    for (std::size_t kind = 0; kind < PatternKinds.size(); ++kind) {
        for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
            if (is_repeated(PatternKinds[kind], symmetry)) continue;
            result[count++] = {kind, from_lowest(PatternKinds[kind], symmetry)};
        }
    }
    return result;
}

/// Where the rows of each kind begin in a table of all indices of all kinds; the last is the size.
constexpr std::array<std::uint32_t, PatternKinds.size() + 1> all_kind_offsets() {
    std::array<std::uint32_t, PatternKinds.size() + 1> result{};
    for (std::size_t kind = 0; kind < PatternKinds.size(); ++kind) {
        result[kind + 1] =
            result[kind] + static_cast<std::uint32_t>(power_of_three(PatternKinds[kind].size));
    }
    return result;
}

}  // namespace detail

inline constexpr std::array<PatternFeature, PatternFeatures> AllPatternFeatures =
    detail::all_features();

/// The plain edge on all four sides.
inline constexpr std::array<Pattern, 4> PlainEdges = {PlainEdge, detail::image_of(PlainEdge, 2),
                                                      detail::image_of(PlainEdge, 4),
                                                      detail::image_of(PlainEdge, 5)};
inline constexpr auto KindOffsets = detail::all_kind_offsets();
/// All indices of all kinds.
inline constexpr std::size_t PatternRows = KindOffsets.back();

/// The row of index 0 of a kind; the others lie on both sides of it.
constexpr std::uint32_t middle_row(std::size_t kind) {
    return KindOffsets[kind] +
           static_cast<std::uint32_t>(power_of_three(PatternKinds[kind].size) / 2);
}

}  // namespace outflank::eval
