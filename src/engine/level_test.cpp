#include "engine/level.h"

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

constexpr int MostEmpties = 60;

bool solves(const Stage& goal, int empties) {
    return goal.depth >= empties && goal.selectivity == Exact;
}

TEST(Level, AHigherLevelNeverLooksLessFarNorIsLessSure) {
    for (int level = 1; level <= HighestLevel; ++level) {
        for (int empties = 0; empties <= MostEmpties; ++empties) {
            const Stage lower = goal_of_level(level - 1, empties);
            const Stage higher = goal_of_level(level, empties);
            EXPECT_GE(higher.depth, lower.depth) << level << " at " << empties;
            EXPECT_GE(higher.selectivity, lower.selectivity) << level << " at " << empties;
        }
    }
}

TEST(Level, WithFewerEmptiesALevelIsNeverLessSure) {
    for (int level = 0; level <= HighestLevel; ++level) {
        for (int empties = 1; empties <= MostEmpties; ++empties) {
            EXPECT_GE(goal_of_level(level, empties - 1).selectivity,
                      goal_of_level(level, empties).selectivity)
                << level << " at " << empties;
        }
    }
}

TEST(Level, NoLevelLooksBeyondTheEndNorAtNothing) {
    for (int level = 0; level <= HighestLevel; ++level) {
        for (int empties = 1; empties <= MostEmpties; ++empties) {
            EXPECT_LE(goal_of_level(level, empties).depth, empties);
            EXPECT_GE(goal_of_level(level, empties).depth, 1);
        }
    }
}

TEST(Level, UpToTenIsThatManyPliesAndTwiceAsManySolved) {
    for (int level = 1; level <= 10; ++level) {
        EXPECT_TRUE(solves(goal_of_level(level, 2 * level), 2 * level));
        EXPECT_EQ(goal_of_level(level, 2 * level + 1), (Stage{level, 0}));
    }
}

TEST(Level, ZeroLooksAtItsOwnMovesAndSolvesNothing) {
    for (int empties = 1; empties <= MostEmpties; ++empties)
        EXPECT_EQ(goal_of_level(0, empties), (Stage{1, 0}));
}

TEST(Level, TwentyOneIsAsPlayersKnowIt) {
    EXPECT_TRUE(solves(goal_of_level(21, 24), 24));
    EXPECT_EQ(goal_of_level(21, 25), (Stage{25, 3}));
    EXPECT_EQ(goal_of_level(21, 27), (Stage{27, 3}));
    EXPECT_EQ(goal_of_level(21, 28), (Stage{28, 1}));
    EXPECT_EQ(goal_of_level(21, 30), (Stage{30, 1}));
    EXPECT_EQ(goal_of_level(21, 31), (Stage{21, 0}));
}

TEST(Level, AboveTwentyOneTheMidgameIsAsDeepAsTheLevel) {
    for (int level = 22; level <= 53; ++level)
        EXPECT_EQ(goal_of_level(level, MostEmpties).depth, level);
}

TEST(Level, SixtySolvesEverything) {
    for (int empties = 0; empties <= MostEmpties; ++empties)
        EXPECT_TRUE(solves(goal_of_level(60, empties), empties));
}

TEST(Level, ADepthIsAsSureAsTheLevelOfItsNumberAndExactAtTheEnd) {
    EXPECT_EQ(goal_of_depth(21, MostEmpties), goal_of_level(21, MostEmpties));
    EXPECT_EQ(goal_of_depth(5, MostEmpties).depth, 5);
    EXPECT_TRUE(solves(goal_of_depth(20, 20), 20));
    EXPECT_TRUE(solves(goal_of_depth(60, 20), 20));
}

}  // namespace
}  // namespace outflank::engine
