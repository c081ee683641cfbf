/// The evaluation that a command of the training cycle is told to judge by.
#pragma once

#include <string>

#include "core/result.h"
#include "engine/weights.h"
#include "eval/pattern_weights.h"

namespace outflank::app {

struct ChosenWeights {
    engine::Weights tables;  // null: the hand-made evaluation
    std::string name;  // "none", or a checksum: the same for the same weights
};

/// Nothing typed is what ships; `none` is an evaluation that finds every position even, so that a
/// training cycle can begin with nothing; `features` is the hand-made one; anything else is a file.
Result<ChosenWeights> choose_weights(const std::string& typed);

/// The weights that a file's bytes are; a refusal names the file.
Result<eval::PatternWeights> weights_in(const std::string& bytes, const std::string& file);

}  // namespace outflank::app
