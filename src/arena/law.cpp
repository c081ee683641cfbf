#include "arena/law.h"

#include <algorithm>

#include "fmt/format.h"

#include "core/duration.h"

namespace outflank::arena {

namespace {

std::string milliseconds(Duration time) { return fmt::format("{:g}ms", 1000 * in_seconds(time)); }

}  // namespace

std::string Law::format() const {
    if (!has_limit()) return "no time limit";
    std::string words;
    if (move_time) words += milliseconds(*move_time) + " a move, ";
    if (clock) {
        words += milliseconds(clock->remaining) + " a game + " + milliseconds(clock->increment) +
                 " a move, ";
    }
    return words + milliseconds(grace) + " of grace";
}

TimeKeeper::TimeKeeper(const Law& law) : law_(law) { clocks_.fill(law.clock); }

std::optional<std::string> TimeKeeper::spend(Side side, Duration spent) {
    if (law_.move_time && spent > *law_.move_time + law_.grace)
        return fmt::format("thought for {} where {} were allowed", milliseconds(spent),
                           milliseconds(*law_.move_time));
    auto& clock = clocks_[index(side)];
    if (!clock) return std::nullopt;
    if (spent > clock->remaining + law_.grace)
        return fmt::format("thought for {} with {} left on the clock", milliseconds(spent),
                           milliseconds(clock->remaining));
    clock->remaining = std::max(clock->remaining - spent, Duration::zero()) + clock->increment;
    return std::nullopt;
}

}  // namespace outflank::arena
