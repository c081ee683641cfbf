#include "app/time_left.h"

#include <algorithm>

#include "fmt/format.h"

#include "core/duration.h"

namespace outflank::app {

namespace {

std::string time_words(long seconds) {
    if (seconds < 100) return fmt::format("{}s", seconds);
    if (seconds < 6000) return fmt::format("{}m", seconds / 60);
    return fmt::format("{}h {}m", seconds / 3600, seconds % 3600 / 60);
}

}  // namespace

double TimeLeft::seconds_so_far() const { return in_seconds(Clock::now() - begin_); }

std::string TimeLeft::words(double share) const {
    const double done = share_so_far(share);
    if (done <= 0) return "";
    const double seconds = seconds_so_far() * std::max(0.0, 1 - share) / done;
    return time_words(static_cast<long>(seconds)) + " left";
}

bool TimeLeft::is_time_to_show() {
    constexpr auto interval = std::chrono::milliseconds(200);
    const auto now = Clock::now();
    if (now - last_shown_ < interval) return false;
    last_shown_ = now;
    return true;
}

}  // namespace outflank::app
