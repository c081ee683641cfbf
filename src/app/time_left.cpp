#include "app/time_left.h"

#include <algorithm>
#include <cmath>

#include "fmt/format.h"

#include "core/duration.h"

namespace outflank::app {

std::string time_words(double seconds) {
    const long whole = std::lround(seconds);
    if (whole < 60) return fmt::format("{}s", whole);
    if (whole < 3600) return fmt::format("{}m {:02}s", whole / 60, whole % 60);
    return fmt::format("{}h {:02}m", whole / 3600, whole / 60 % 60);
}

double TimeLeft::seconds_so_far() const { return in_seconds(Clock::now() - begin_); }

std::string TimeLeft::words(double share) const {
    const double done = share_so_far(share);
    if (done <= 0) return "";
    const double seconds = seconds_so_far() * std::max(0.0, 1 - share) / done;
    return time_words(seconds) + " left";
}

bool TimeLeft::is_time_to_show() {
    constexpr auto interval = std::chrono::milliseconds(200);
    const auto now = Clock::now();
    if (now - last_shown_ < interval) return false;
    last_shown_ = now;
    return true;
}

}  // namespace outflank::app
