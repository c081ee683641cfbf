#include "core/duration.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(Duration, ANumberAndAUnit) {
    EXPECT_EQ(*parse_duration("--time", "500ms"), 500ms);
    EXPECT_EQ(*parse_duration("--time", "2s"), 2s);
    EXPECT_EQ(*parse_duration("--time", "1m"), 60s);
    EXPECT_EQ(*parse_duration("--time", "1.5s"), 1500ms);
    EXPECT_EQ(*parse_duration("--time", "0s"), 0s);
    EXPECT_EQ(*parse_duration("--time", "1440m"), 24h);
}

TEST(Duration, AnythingElseIsRefusedWithWhatWasExpected) {
    for (const char* bad : {"", "s", "ms", "2", "2 s", " 2s", "2s ", "-2s", "+2s", "2h", "1.s",
                            ".5s", "1.2.3s", "1e3s", "infs", "nanms", "2S", "0x1s"}) {
        const auto parsed = parse_duration("--time", bad);
        ASSERT_FALSE(parsed.ok()) << bad;
        EXPECT_THAT(parsed.error().sentence, HasSubstr("--time expects a duration like 500ms"));
    }
}

TEST(Duration, MoreThanADayIsRefused) {
    for (const char* bad : {"1441m", "99999999999999999999s", "86400.1s"}) {
        const auto parsed = parse_duration("--time", bad);
        ASSERT_FALSE(parsed.ok()) << bad;
        EXPECT_THAT(parsed.error().sentence, HasSubstr("at most a day"));
    }
    EXPECT_FALSE(parse_duration("--time", std::string(400, '9') + "s").ok());
}

}  // namespace
}  // namespace outflank
