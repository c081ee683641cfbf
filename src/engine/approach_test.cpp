#include "engine/approach.h"

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

using namespace std::chrono_literals;

Approach approach_with(Duration time, int empties) {
    Limits limits;
    const auto now = Clock::now();
    limits.deadline = now + time;
    return approach_within(limits, now, empties);
}

int straight_to(Duration time) {
    int empties = 0;
    while (empties < 60 && approach_with(time, empties + 1) == Approach::Straight) ++empties;
    return empties;
}

TEST(Approach, WithoutALimitItIsStraight) {
    EXPECT_EQ(approach_within({}, Clock::now(), 60), Approach::Straight);
}

TEST(Approach, TheLastSquaresAreSolvedAndAnOpeningIsNot) {
    for (const Duration time : {Duration(1ms), Duration(50ms), Duration(1s), Duration(1h)}) {
        EXPECT_EQ(approach_with(time, 8), Approach::Straight);
        EXPECT_EQ(approach_with(time, 55), Approach::ByDegrees);
    }
    EXPECT_EQ(approach_with(0ms, 20), Approach::ByDegrees);
}

TEST(Approach, TwiceTheTimeIsOneSquareMoreAtMost) {
    int last = straight_to(1us);
    for (Duration time = 2us; time < 24h; time *= 2) {
        const int now = straight_to(time);
        EXPECT_GE(now, last);
        EXPECT_LE(now, last + 1);
        last = now;
    }
}

TEST(Approach, ALimitOfNodesIsALimitOfTime) {
    Limits limits;
    limits.nodes = 100;
    EXPECT_EQ(approach_within(limits, Clock::now(), 30), Approach::ByDegrees);
    limits.nodes = INT64_MAX;
    EXPECT_EQ(approach_within(limits, Clock::now(), 30), Approach::Straight);
}

}  // namespace
}  // namespace outflank::engine
