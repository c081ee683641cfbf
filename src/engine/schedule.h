/// The stages by which the engine works its way to a goal: each one gives the next a better order
/// of moves.
#pragma once

#include <vector>

#include "engine/approach.h"
#include "engine/task.h"

namespace outflank::engine {

/// Ends with the goal itself, its depth cut to the number of empty squares. Straight to an
/// exact end there are few stages. REQUIRES: empties > 0.
std::vector<Stage> schedule(const Stage& goal, int empties, Approach approach = Approach::Straight);

}  // namespace outflank::engine
