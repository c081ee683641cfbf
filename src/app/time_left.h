/// TimeLeft: how long work will still take, judged by what was done since this began.
#pragma once

#include <chrono>
#include <string>

namespace outflank::app {

class TimeLeft {
  public:
    /// `share` of the work was done before, from 0 to 1: it says nothing about speed.
    explicit TimeLeft(double share) : begin_(Clock::now()), share_at_begin_(share) {}

    [[nodiscard]] double seconds_so_far() const;
    [[nodiscard]] double share_so_far(double share) const { return share - share_at_begin_; }

    /// "12s left", "3h 20m left", or nothing while there is nothing to judge by.
    [[nodiscard]] std::string words(double share) const;

    /// Whether a fifth of a second has passed since this was last true: often enough for people.
    [[nodiscard]] bool is_time_to_show();

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point begin_;
    Clock::time_point last_shown_ = begin_;
    double share_at_begin_;
};

/// "45s", "12m 05s", "3h 20m".
std::string time_words(double seconds);

}  // namespace outflank::app
