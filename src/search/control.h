/// Control: what all workers of one search look at to know when to stop.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>

#include "search/limits.h"

namespace outflank {

class Control {
  public:
    /// Before a search, by the thread that waits for it; `heartbeat` is called on that thread now
    /// and then while it searches. Not while a search runs.
    void begin(const Limits& limits, std::function<void()> heartbeat);

    /// Asked at every node. Any thread.
    [[gnu::always_inline]] bool is_stopped() const { return stop_.load(std::memory_order_relaxed); }

    /// Asked every few thousand nodes: looks at the clock and at the outside world. A worker that
    /// says how many nodes it has searched is also held to the limit of nodes.
    void poll(std::uint64_t nodes = 0);

    /// Is there half as much time left as was used so far? Then something may begin that a worker
    /// does not stop in the middle of. Any thread.
    [[nodiscard]] bool has_time_to_spare() const;

    /// One worker has finished a stage, the others may stop; and the next stage begins.
    void end_stage() { stop_ = true; }
    void begin_stage() { stop_ = is_over_.load(); }

    /// Whether a limit has ended the search, not just a stage.
    [[nodiscard]] bool is_over() const { return is_over_; }

  private:
    Limits limits_;
    std::function<void()> heartbeat_;
    std::thread::id caller_;
    Clock::time_point begun_;
    Clock::time_point last_beat_;  // the caller's own
    std::atomic<bool> stop_{false};
    std::atomic<bool> is_over_{false};
};

}  // namespace outflank
