#include "engine/timed_goal.h"

#include <chrono>

namespace outflank::engine {

namespace {

using namespace std::chrono_literals;

/// Solving takes about 2.2 times as long for each empty square more; 18 of them take a twentieth of
/// a second on one core of 2023 in hard positions (FFO 40-49).
constexpr int SolvedInATwentieth = 18;
constexpr Duration ATwentieth = 50ms;

/// The most empty squares that are solved in that time.
int solvable_empties(Duration time) {
    int empties = SolvedInATwentieth;
    for (Duration needed = ATwentieth * 11 / 5; needed <= time; needed = needed * 11 / 5) ++empties;
    for (Duration needed = ATwentieth; needed > time && empties > 0; needed = needed * 5 / 11)
        --empties;
    return empties;
}

}  // namespace

Stage goal_within(Duration time, int empties) {
    constexpr Selectivity loosest = 0;
    if (empties <= solvable_empties(time)) return {empties, Exact};
    return {empties - 1, loosest};
}

}  // namespace outflank::engine
