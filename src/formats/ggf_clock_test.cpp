#include "formats/ggf_clock.h"

#include <string>

#include "gtest/gtest.h"

namespace outflank::formats {
namespace {

using namespace std::chrono_literals;

std::optional<GameClock> clock_in(const std::string& tags, Side side) {
    const auto game = parse_ggf("(;" + tags + ";)");
    EXPECT_TRUE(game.ok()) << game.error().sentence;
    return clock_of(*game, side);
}

TEST(GgfClock, ATimeHasMinutesAndSecondsAndMaybeMore) {
    EXPECT_EQ(clock_in("TI[15:00]", Side::One), (GameClock{15min, 0s}));
    EXPECT_EQ(clock_in("TI[05:00//02:00]", Side::Two), (GameClock{5min, 0s}));
    EXPECT_EQ(clock_in("TI[1:00:30/0:02]", Side::One), (GameClock{1h + 30s, 2s}));
    EXPECT_EQ(clock_in("TI[1.0:00:01]", Side::One), (GameClock{24h + 1s, 0s}));
    EXPECT_EQ(clock_in("TI[90]", Side::One), (GameClock{90s, 0s}));
}

TEST(GgfClock, EachSideMayHaveItsOwn) {
    const std::string tags = "TI[10:00]TB[01:00]";
    EXPECT_EQ(clock_in(tags, Side::One), (GameClock{1min, 0s}));
    EXPECT_EQ(clock_in(tags, Side::Two), (GameClock{10min, 0s}));
}

TEST(GgfClock, WhatWasUsedIsGoneAndIncrementsCameBack) {
    const std::string tags = "TI[01:00/00:05]B[f5//10]W[d6//60.5]B[c3//1]";
    EXPECT_EQ(clock_in(tags, Side::One), (GameClock{59s, 5s}));
    EXPECT_EQ(clock_in(tags, Side::Two), (GameClock{4500ms, 5s}));
    EXPECT_EQ(clock_in("TI[00:01]B[f5//10]", Side::One), (GameClock{0s, 0s}));
}

TEST(GgfClock, NoClockIsNoClock) {
    for (const char* tags : {"", "TI[]", "TI[0]", "TI[00:00/00:00]", "TI[soon]", "TI[-1:00]",
                             "TI[99999999999:00]", "TI[x.1:00]"})
        EXPECT_FALSE(clock_in(tags, Side::One).has_value()) << tags;
}

}  // namespace
}  // namespace outflank::formats
