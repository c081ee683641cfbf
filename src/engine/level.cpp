#include "engine/level.h"

#include <algorithm>
#include <cassert>

namespace outflank::engine {

namespace {

constexpr Selectivity At73 = 0;
constexpr Selectivity At88 = 1;
constexpr Selectivity At95 = 2;
constexpr Selectivity At98 = 3;
constexpr Selectivity At99 = 4;

/// Level 21 is what analysis is done with; the levels above it trade time for certainty.
constexpr int AnalysisLevel = 21;
/// From this level on, what is too much to solve exactly is solved selectively.
constexpr int FirstSelectiveSolver = 13;
/// How many empties each selective step reaches beyond the one before.
constexpr int SolverStep = 3;

Selectivity midgame_selectivity(int level) {
    if (level <= AnalysisLevel) return At73;
    if (level <= 30) return At88;
    if (level <= 40) return At95;
    return level <= 50 ? At98 : At99;
}

}  // namespace

/// From 27 on it is as deep as the level looks.
int solved_empties(int level) {
    if (level <= 10) return 2 * level;
    if (level <= 12) return 21;
    if (level <= 15) return 22;
    if (level <= 18) return 23;
    if (level <= AnalysisLevel) return 24;
    return std::max(24 + (level - AnalysisLevel) / 2, level);
}

Stage goal_of_level(int level, int empties) {
    assert(level >= 0 && level <= HighestLevel);
    const Selectivity midgame = midgame_selectivity(level);
    const int beyond_exact = empties - solved_empties(level);
    if (beyond_exact <= 0) return {empties, Exact};
    if (level >= FirstSelectiveSolver && beyond_exact <= SolverStep)
        return {empties, std::max(midgame, At98)};
    if (level >= FirstSelectiveSolver && beyond_exact <= 2 * SolverStep)
        return {empties, std::max(midgame, At88)};
    return {std::min(std::max(level, 1), empties), midgame};
}

Stage goal_of_depth(int depth, int empties) {
    if (depth >= empties) return {empties, Exact};
    return {depth, midgame_selectivity(AnalysisLevel)};
}

}  // namespace outflank::engine
