#include "app/score_text.h"

#include "gtest/gtest.h"

namespace outflank::app {
namespace {

using namespace std::chrono_literals;

TEST(ScoreText, WholeDiscsHaveNoDecimals) {
    EXPECT_EQ(score_in_discs(3800), "+38");
    EXPECT_EQ(score_in_discs(0), "+0");
    EXPECT_EQ(score_in_discs(-153), "-1.53");
    EXPECT_EQ(json_score(3800), "38");
    EXPECT_EQ(json_score(-50), "-0.50");
}

TEST(ScoreText, ADepthSaysHowSureItIs) {
    EXPECT_EQ(depth_words(24, 100), "24");
    EXPECT_EQ(depth_words(24, 73), "24@73%");
}

TEST(ScoreText, CountsAreRounded) {
    EXPECT_EQ(count_words(9999), "9999");
    EXPECT_EQ(count_words(12'345), "12k");
    EXPECT_EQ(count_words(12'345'678), "12.3M");
    EXPECT_EQ(count_words(12'345'678'901), "12.35G");
    EXPECT_EQ(speed_words(1'000'000, 500ms), "2.0M/s");
    EXPECT_EQ(speed_words(1'000'000, 0ms), "-");
}

}  // namespace
}  // namespace outflank::app
