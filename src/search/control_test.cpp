#include "search/control.h"

#include <chrono>
#include <thread>

#include "gtest/gtest.h"

namespace outflank {
namespace {

using namespace std::chrono_literals;

bool has_time_to_spare(const Limits& limits, Duration used = {}) {
    Control control;
    control.begin(limits, {});
    std::this_thread::sleep_for(used);
    return control.has_time_to_spare();
}

TEST(Control, WithoutADeadlineThereIsAlwaysTime) { EXPECT_TRUE(has_time_to_spare({})); }

TEST(Control, HasTimeToSpareUntilTwoThirdsOfItAreUsed) {
    Limits limits;
    limits.deadline = Clock::now() + 1h;
    EXPECT_TRUE(has_time_to_spare(limits));
    limits.deadline = Clock::now() + 20ms;
    EXPECT_FALSE(has_time_to_spare(limits, 15ms)) << "five are left, and fifteen were used";
    limits.deadline = Clock::now() - 1ms;
    EXPECT_FALSE(has_time_to_spare(limits));
}

}  // namespace
}  // namespace outflank
