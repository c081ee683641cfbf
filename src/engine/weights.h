/// The weights of the learned evaluation: those inside the program, and those of a file.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "eval/pattern_tables.h"

namespace outflank::engine {

/// Null: the hand-made evaluation.
using Weights = std::shared_ptr<const eval::PatternTables>;

/// What ships with the program. Unfolded at the first call; any thread.
const Weights& shipped_weights();

/// Read once, however many engines use it at the same time. The error names the file.
Result<Weights> load_weights(const std::string& path);

/// The same weights without their network.
Weights linear_alone(const Weights& weights);

}  // namespace outflank::engine
