#include "engine/timed_goal.h"

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

using namespace std::chrono_literals;

TEST(TimedGoal, TheLastSquaresAreSolvedAndAnOpeningIsNot) {
    for (const Duration time : {Duration(1ms), Duration(50ms), Duration(1s), Duration(1h)}) {
        EXPECT_EQ(goal_within(time, 8), (Stage{8, Exact}));
        EXPECT_EQ(goal_within(time, 55), (Stage{54, 0}));
    }
}

TEST(TimedGoal, MoreTimeSolvesMore) {
    int last = 0;
    for (Duration time = 1us; time < 24h; time *= 2) {
        int solvable = 0;
        while (solvable < 60 && goal_within(time, solvable + 1).selectivity == Exact) ++solvable;
        EXPECT_GE(solvable, last);
        EXPECT_LE(solvable, last == 0 ? 60 : last + 1) << "doubled time is one square at most";
        last = solvable;
    }
}

TEST(TimedGoal, NoTimeAtAllIsAGoalToo) { EXPECT_EQ(goal_within(0ms, 20), (Stage{19, 0})); }

}  // namespace
}  // namespace outflank::engine
