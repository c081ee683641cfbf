/// Pentanomial: how pairs of games ended, by what the first player took from both: 0, 1/2, 1, 1 1/2
/// or 2 points.
///
/// The two games of a pair share an opening, so they are not independent: who likes the opening
/// likes it with one side. Counted by pairs, the error of a match is the true one, and usually the
/// smaller.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "arena/played_game.h"

namespace outflank::arena {

/// Twice the points of a game, so that they are whole: 0, 1 or 2.
constexpr int half_points(Points points) { return static_cast<int>(points); }

struct Pentanomial {
    std::array<int, 5> pairs{};  // by half points taken

    void add(Points one, Points other) {
        ++pairs[static_cast<std::size_t>(half_points(one) + half_points(other))];
    }
    [[nodiscard]] int count() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

    friend bool operator==(const Pentanomial&, const Pentanomial&) = default;
};

/// The share of its two points that a pair of the i-th kind gives.
constexpr double share_of_pair(std::size_t i) { return static_cast<double>(i) / 4; }

}  // namespace outflank::arena
