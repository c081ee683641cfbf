/// SquareWorths: how good a move to each square of the 8x8 board looks before anybody looked at
/// what it does.
///
/// Corners first; then the middle, which flips of the fringe are not charged for; the squares that
/// give a corner away last. Smaller boards lie in the middle of this one and only get another
/// order.
#pragma once

#include <array>

namespace outflank::engine {

namespace detail {

/// In the unit of the flips in MoveOrder::at_first_sight, with which they were fitted to the cuts
/// of searches of 12 plies (docs/experiments.md, "What a move looks like at first sight").
constexpr std::array<signed char, 64> all_square_worths() {
    constexpr signed char by_distance_from_edges[4][4] = {
        {40, -2, 18, 18}, {-2, -34, 20, 26}, {18, 20, 34, 39}, {18, 26, 39, 39}};
    std::array<signed char, 64> result{};
    for (int square = 0; square < 64; ++square) {
        const int file = square % 8 < 4 ? square % 8 : 7 - square % 8;
        const int rank = square / 8 < 4 ? square / 8 : 7 - square / 8;
        result[static_cast<std::size_t>(square)] = by_distance_from_edges[rank][file];
    }
    return result;
}

}  // namespace detail

inline constexpr std::array<signed char, 64> SquareWorths = detail::all_square_worths();

}  // namespace outflank::engine
