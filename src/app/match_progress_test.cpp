#include "app/match_progress.h"

#include "gtest/gtest.h"

namespace outflank::app {
namespace {

TEST(SpanWords, HaveTheUnitsThatPeopleUse) {
    EXPECT_EQ(span_words(0), "0s");
    EXPECT_EQ(span_words(59.4), "59s");
    EXPECT_EQ(span_words(59.6), "1m 00s");
    EXPECT_EQ(span_words(725), "12m 05s");
    EXPECT_EQ(span_words(3600), "1h 00m");
    EXPECT_EQ(span_words(90'000), "25h 00m");
}

}  // namespace
}  // namespace outflank::app
