/// Budget: counts the positions a search enters and says when its limits are reached.
///
/// The node limit is exact. Looking at the clock costs as much as entering a position, so the time
/// and the stop token are asked now and then; and at the first position, because a deadline may
/// have passed before the search began.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "search/limits.h"

namespace outflank {

class Budget {
  public:
    explicit Budget(Limits limits)
        : limits_(std::move(limits)), most_(limits_.nodes.value_or(Unlimited)) {}

    /// Counts one position more. False when there is no budget left for it; the search then has to
    /// come back, and whatever it was about to find does not count.
    bool enter() {
        if (nodes_ >= next_look_) look();
        if (is_spent_) return false;
        ++nodes_;
        return true;
    }

    [[nodiscard]] bool is_spent() const { return is_spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::uint64_t Unlimited = std::numeric_limits<std::uint64_t>::max();
    /// Slow nodes (any-size Othello at 16x16) take about a microsecond: a look every tenth of a
    /// millisecond.
    static constexpr std::uint64_t Interval = 128;

    void look() {
        is_spent_ = is_spent_ || nodes_ >= most_ || limits_.is_out_of_time();
        next_look_ = std::min(most_, nodes_ + Interval);
    }

    Limits limits_;
    std::uint64_t most_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;
    bool is_spent_ = false;
};

}  // namespace outflank
