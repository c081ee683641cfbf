/// Selectivity: how sure a search is that what it left out did not matter.
///
/// Multi-ProbCut guesses the result of a deep search from a shallow one. Where the guess is that
/// many standard errors beyond the window, the deep search is not made. The levels are named by how
/// often a normal error stays inside.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace outflank {

using Selectivity = std::uint8_t;

inline constexpr std::array<int, 6> SelectivityPercent = {73, 88, 95, 98, 99, 100};
/// The two-sided normal quantiles of those percents; the last one never cuts.
inline constexpr std::array<double, 6> SelectivityErrors = {1.10, 1.55, 1.96, 2.33, 2.58, 0};
inline constexpr Selectivity Loosest = 0;
inline constexpr Selectivity Exact = 5;

}  // namespace outflank
