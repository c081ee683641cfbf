#include "search/budget.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace outflank {

namespace {

constexpr std::uint64_t Unlimited = std::numeric_limits<std::uint64_t>::max();
/// Slow nodes (any-size Othello at 16x16) take about a microsecond: a look every tenth of a
/// millisecond.
constexpr std::uint64_t Interval = 128;

}  // namespace

Budget::Budget(Limits limits)
    : limits_(std::move(limits)), most_(limits_.nodes.value_or(Unlimited)) {}

void Budget::look() {
    is_spent_ = is_spent_ || nodes_ >= most_ || limits_.is_out_of_time();
    next_look_ = is_spent_ ? 0 : std::min(most_, nodes_ + Interval);
}

}  // namespace outflank
