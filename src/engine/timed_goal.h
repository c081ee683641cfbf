/// What to aim at when time, not a level, ends the thinking.
#pragma once

#include "engine/task.h"
#include "search/limits.h"

namespace outflank::engine {

/// The exact score where the time is likely to be enough for it; elsewhere as deep as it goes,
/// because a solution that is not finished in time leaves little.
Stage goal_within(Duration time, int empties);

/// What a node costs, so that a budget of nodes can be asked for a goal as well.
inline constexpr Duration TimeOfANode = std::chrono::nanoseconds(20);

}  // namespace outflank::engine
