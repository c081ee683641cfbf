#include "app/time_left.h"

#include "gtest/gtest.h"

namespace outflank::app {
namespace {

TEST(TimeLeft, SaysNothingWhileNothingWasDone) {
    EXPECT_EQ(TimeLeft(0).words(0), "");
    EXPECT_EQ(TimeLeft(0.5).words(0.5), "");
}

TEST(TimeLeft, IsNoneWhenAllIsDone) { EXPECT_EQ(TimeLeft(0).words(1), "0s left"); }

TEST(TimeLeft, TheTimeHasTheUnitsThatPeopleUse) {
    EXPECT_EQ(time_words(0), "0s");
    EXPECT_EQ(time_words(59.6), "1m 00s");
    EXPECT_EQ(time_words(59.4), "59s");
    EXPECT_EQ(time_words(725), "12m 05s");
    EXPECT_EQ(time_words(3600), "1h 00m");
    EXPECT_EQ(time_words(90'000), "25h 00m");
}

}  // namespace
}  // namespace outflank::app
