#include "play/clock.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(Clock, ATextIsAClockWithOrWithoutIncrement) {
    EXPECT_EQ(*parse_clock("--clock", "10s"), (GameClock{10s, 0s}));
    EXPECT_EQ(*parse_clock("--clock", "1m+100ms"), (GameClock{60s, 100ms}));
    for (const char* bad : {"", "10", "+1s", "10s+", "10s+x", "10s+1s+1s", "x+1s"}) {
        const auto parsed = parse_clock("--clock", bad);
        ASSERT_FALSE(parsed.ok()) << bad;
        EXPECT_THAT(parsed.error().sentence, HasSubstr("--clock expects a "));
    }
}

TEST(Clock, ThinkingEndsBeforeTheTimeOnTheMove) {
    EXPECT_EQ(budget_for_move(0ms).hard, 0ms);
    for (Duration time = 1ms; time < 1h; time *= 2) {
        const MoveBudget budget = budget_for_move(time);
        EXPECT_LT(budget.hard, time);
        EXPECT_GE(budget.hard, 0ms);
        EXPECT_LE(budget.soft, budget.hard);
        if (time > 20ms) {
            EXPECT_GE(budget.hard, time * 8 / 10) << "time is there to be used";
        }
    }
}

const std::vector<GameClock> Clocks = {{100ms, 0ms}, {1s, 0ms},   {1s, 10ms}, {10s, 0ms},
                                       {10s, 100ms}, {5min, 0ms}, {1s, 5s},   {24h, 1min}};

TEST(Clock, NoMoveMayTakeMoreThanASafePartOfTheClock) {
    for (const GameClock& clock : Clocks) {
        for (int empties = 0; empties <= 60; ++empties) {
            const MoveBudget budget = budget_for_clock(clock, empties);
            EXPECT_GE(budget.soft, 0ms);
            EXPECT_LE(budget.soft, budget.hard);
            EXPECT_LE(budget.hard, clock.remaining / 3);
        }
    }
}

/// What is left after a game in which every move takes as much as it may, and `stall` more.
Duration left_after_the_worst_game(GameClock clock, Duration stall) {
    Duration least = clock.remaining;
    for (int empties = 60; empties > 0; empties -= 2) {
        clock.remaining -= budget_for_clock(clock, empties).hard + stall;
        least = std::min(least, clock.remaining);
        clock.remaining += clock.increment;
    }
    return least;
}

TEST(Clock, EvenTheHardBudgetOfEveryMoveNeverLosesOnTime) {
    for (const GameClock& clock : Clocks) EXPECT_GE(left_after_the_worst_game(clock, 0ms), 0ms);
}

TEST(Clock, AStallOnEveryMoveDoesNotLoseEither) {
    for (const GameClock& clock : Clocks) {
        if (clock.remaining < 1s) continue;
        EXPECT_GE(left_after_the_worst_game(clock, 10ms), 0ms);
    }
}

TEST(Clock, AnAverageGameUsesMostOfItsClock) {
    GameClock clock{10s, 0ms};
    for (int empties = 60; empties > 14; empties -= 2)
        clock.remaining -= budget_for_clock(clock, empties).soft;
    EXPECT_LT(clock.remaining, 2s);
}

TEST(Clock, TheMiddleGameGetsMoreThanTheOpening) {
    const GameClock clock{10s, 0ms};
    GameClock later = clock;
    for (int empties = 60; empties > 40; empties -= 2)
        later.remaining -= budget_for_clock(later, empties).soft;
    EXPECT_GT(budget_for_clock(later, 40).soft, budget_for_clock(clock, 60).soft);
}

TEST(Clock, AnIncrementGivesMoreTime) {
    EXPECT_GT(budget_for_clock({10s, 1s}, 50).soft, budget_for_clock({10s, 0s}, 50).soft);
}

TEST(Clock, OfTwoLawsTheTighterHolds) {
    EXPECT_EQ(tighter({1s, 5s}, {2s, 3s}), (MoveBudget{1s, 3s}));
}

}  // namespace
}  // namespace outflank
