/// SearchDigits: in which order a search counts the squares of a pattern.
///
/// Weights are learned and stored by the index of patterns8.h, whose digits follow a pattern's
/// squares. A search looks them up by an index of its own, whose lowest digits are the squares that
/// change most from one leaf to the next, so that weights that are asked for one after the other
/// lie beside each other: 64 of a byte share a line of the cache, which is what the lowest four
/// digits tell apart. By the order of patterns8.h, corners and edges first, three lines of a leaf's
/// 54 weights would not be in the nearest cache, and so it is one (docs/experiments.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/patterns8.h"

namespace outflank::eval {

/// For each square of a pattern its digit in a search.
using SearchDigits = std::array<std::uint8_t, LongestPattern>;

namespace detail {

/// Which squares come first, by their distance from the edges: those that change most from one leaf
/// of a search to the next, in the order in which the fewest lines were missing at the leaves of
/// `outflank_bench --benchmark_filter=Leaf/searched`.
constexpr int turn_of(std::uint8_t square) {
    constexpr std::array<std::array<std::uint8_t, 4>, 4> turns = {
        {{9, 8, 6, 5}, {8, 7, 3, 1}, {6, 3, 4, 2}, {5, 1, 2, 0}}};
    const auto from_edge = [](unsigned line) { return std::min(line, 7 - line); };
    return turns[from_edge(square / 8U)][from_edge(square % 8U)];
}

}  // namespace detail

/// The same for all placements of a kind, since mirrored squares have the same turn.
constexpr SearchDigits search_digits(const Pattern& pattern) {
    const auto comes_before = [&](std::size_t a, std::size_t b) {
        const int turn_a = detail::turn_of(pattern.squares[a]);
        const int turn_b = detail::turn_of(pattern.squares[b]);
        return turn_a < turn_b || (turn_a == turn_b && a < b);
    };
    SearchDigits result{};
    for (std::size_t i = 0; i < pattern.size; ++i) {
        for (std::size_t other = 0; other < pattern.size; ++other)
            result[i] = static_cast<std::uint8_t>(result[i] + (comes_before(other, i) ? 1 : 0));
    }
    return result;
}

/// Adds, for each index of a search, from the smallest, which one it is by the order of the
/// pattern's squares; counted on from what is there.
void add_layout_places(const Pattern& pattern, std::vector<std::uint32_t>& places);

}  // namespace outflank::eval
