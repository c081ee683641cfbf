#include "engine/schedule.h"

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

TEST(Schedule, EndsWithTheGoalAndNeverGoesBack) {
    for (int empties = 1; empties <= 60; ++empties) {
        for (int depth = 1; depth <= 60; ++depth) {
            for (Selectivity selectivity = 0; selectivity <= Exact; ++selectivity) {
                const auto stages = schedule({depth, selectivity}, empties);
                ASSERT_FALSE(stages.empty());
                EXPECT_EQ(stages.back(), (Stage{std::min(depth, empties), selectivity}));
                for (std::size_t i = 1; i < stages.size(); ++i) {
                    const bool is_deeper = stages[i].depth > stages[i - 1].depth;
                    const bool is_surer = stages[i].depth == stages[i - 1].depth &&
                                          stages[i].selectivity > stages[i - 1].selectivity;
                    EXPECT_TRUE(is_deeper || is_surer);
                }
            }
        }
    }
}

TEST(Schedule, OnlyAnAnswerSolvesItsLeaves) {
    for (const Stage& stage : schedule({60, Exact}, 24)) {
        EXPECT_TRUE(stage.depth == 24 || stage.leaves == Leaves::Judged);
    }
    for (const Stage& stage : schedule({12, 0}, 24)) EXPECT_EQ(stage.leaves, Leaves::Solved);
    for (const Stage& stage : schedule({12, 0, Leaves::Judged}, 24))
        EXPECT_EQ(stage.leaves, Leaves::Judged);
}

TEST(Schedule, LeavesDepthsOutOnlyStraightToTheEnd) {
    const auto judged_depths = [](const std::vector<Stage>& stages) {
        std::vector<int> result;
        for (const Stage& stage : stages) {
            if (stage.depth < 20) result.push_back(stage.depth);
        }
        return result;
    };
    EXPECT_EQ(judged_depths(schedule({60, Exact}, 20)), (std::vector<int>{1, 4, 7, 10}));
    EXPECT_EQ(judged_depths(schedule({60, Exact - 1}, 20)).size(), 10U);
    EXPECT_EQ(judged_depths(schedule({60, Exact}, 14, Approach::ByDegrees)).size(), 4 + Exact + 1U);
    EXPECT_EQ(judged_depths(schedule({4, 0}, 40)), (std::vector<int>{1, 2, 3, 4}));
    EXPECT_EQ(schedule({60, Exact}, 8), (std::vector<Stage>{{8, Exact}}));
}

TEST(Schedule, EvenNoDepthIsAPly) { EXPECT_EQ(schedule({0, 0}, 30), (std::vector<Stage>{{1, 0}})); }

}  // namespace
}  // namespace outflank::engine
