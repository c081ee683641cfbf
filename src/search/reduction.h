/// How much less deep a late move is looked at first, and how many are looked at.
///
/// Moves come in a good order, so the further down the list, the less likely that one is best. Late
/// moves are first searched with fewer plies; one that does better than expected is searched again
/// in full. The deeper the search and the later the move, the more is saved. Near the horizon the
/// last of them are left alone.
#pragma once

#include <algorithm>
#include <bit>
#include <limits>

namespace outflank {

/// Twice the logarithm to base 2, rounded down: 0 2 3 4 4 5 5 6 ... for 1 2 3 4 ...
constexpr int half_bits(unsigned value) {
    const auto whole = static_cast<unsigned>(std::bit_width(value)) - 1;
    const bool is_past_root_two = value * value >= 2U << 2 * whole;
    return static_cast<int>(2 * whole) + (is_past_root_two ? 1 : 0);
}

/// The plies to save on move `number`, counted from 0, of a search with `depth` to go.
constexpr int late_move_reduction(int depth, int number) {
    constexpr int first_depth = 3;
    constexpr int first_number = 3;
    if (depth < first_depth || number < first_number) return 0;
    const int lateness = half_bits(static_cast<unsigned>(number) + 1);
    return std::min(depth - 1, (8 + half_bits(static_cast<unsigned>(depth)) * lateness) / 16);
}

/// How many moves are tried with `depth` to go.
constexpr int most_moves(int depth) {
    constexpr int last_depth = 3;
    return depth > last_depth ? std::numeric_limits<int>::max() : 4 * (1 + depth * depth);
}

}  // namespace outflank
