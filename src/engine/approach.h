/// Approach: how to get to the end of the game when it may not be reached in time.
#pragma once

#include "search/limits.h"

namespace outflank::engine {

enum class Approach {
    Straight,  // wastes least where the goal will be reached
    ByDegrees  // in steps that grow surer: whatever ends the search, most of the time bought
               // something
};

/// By degrees where the limits will probably end an exact search of so many empty squares before it
/// is done.
Approach approach_within(const Limits& limits, Clock::time_point now, int empties);

}  // namespace outflank::engine
