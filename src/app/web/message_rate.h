/// MessageRate: how fast one client may talk. It has some messages in hand, which come back with
/// time; who has used them up waits for the next one, and nobody else notices. A long message
/// counts as many, because reading it takes as long as many.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "search/limits.h"

namespace outflank::app::web {

class MessageRate {
  public:
    static constexpr int MostInHand = 100;
    static constexpr std::chrono::milliseconds TimeForOne{20};  // fifty a second
    static constexpr std::size_t BytesOfOne = 2048;

    /// A message of so many bytes has come; how long to wait before the next is read.
    Duration wait_after_message(std::size_t bytes, Clock::time_point now) {
        // The moment from which on all of them are in hand again.
        full_at_ = std::max(full_at_, now) + (1 + bytes / BytesOfOne) * TimeForOne;
        return std::max<Duration>(full_at_ - now - MostInHand * TimeForOne, Duration{});
    }

  private:
    Clock::time_point full_at_;
};

}  // namespace outflank::app::web
