#include "arena/law.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::arena {
namespace {

using namespace std::chrono_literals;

TEST(TimeKeeper, WithoutALawNobodyIsLate) {
    TimeKeeper keeper{Law{}};
    EXPECT_FALSE(keeper.spend(Side::One, 24h));
    EXPECT_FALSE(keeper.clock(Side::One));
}

TEST(TimeKeeper, GrantsTheTimeOfAMoveAndTheGrace) {
    TimeKeeper keeper{Law{.move_time = 50ms, .clock = {}, .grace = 10ms}};
    EXPECT_FALSE(keeper.spend(Side::One, 50ms));
    EXPECT_FALSE(keeper.spend(Side::One, 60ms));
    EXPECT_TRUE(keeper.spend(Side::One, 60ms + 1us));
    EXPECT_FALSE(keeper.spend(Side::Two, 60ms));
}

TEST(TimeKeeper, RunsAClockForEachSide) {
    TimeKeeper keeper{Law{.move_time = {}, .clock = GameClock{1s, 100ms}, .grace = 10ms}};
    EXPECT_FALSE(keeper.spend(Side::One, 300ms));
    EXPECT_EQ(keeper.clock(Side::One), (GameClock{800ms, 100ms}));
    EXPECT_EQ(keeper.clock(Side::Two), (GameClock{1s, 100ms}));
    EXPECT_FALSE(keeper.spend(Side::One, 805ms)) << "within the grace";
    EXPECT_EQ(keeper.clock(Side::One), (GameClock{100ms, 100ms})) << "and owes nothing for it";
    const auto late = keeper.spend(Side::One, 111ms);
    ASSERT_TRUE(late);
    EXPECT_THAT(*late, testing::HasSubstr("111ms with 100ms left"));
}

TEST(TimeKeeper, HoldsToBothLaws) {
    const Law both{.move_time = 500ms, .clock = GameClock{1s, 0ms}, .grace = 0ms};
    TimeKeeper keeper{both};
    EXPECT_TRUE(TimeKeeper{both}.spend(Side::One, 501ms));
    EXPECT_FALSE(keeper.spend(Side::One, 500ms));
    EXPECT_FALSE(keeper.spend(Side::One, 400ms));
    EXPECT_TRUE(keeper.spend(Side::One, 101ms));
}

TEST(Law, IsToldInTheSameWords) {
    EXPECT_EQ(Law{}.format(), "no time limit");
    EXPECT_EQ((Law{.move_time = 50ms, .clock = {}}.format()), "50ms a move, 100ms of grace");
    EXPECT_EQ((Law{.move_time = {}, .clock = GameClock{10s, 100ms}, .grace = 0ms}.format()),
              "10000ms a game + 100ms a move, 0ms of grace");
}

}  // namespace
}  // namespace outflank::arena
