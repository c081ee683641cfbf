/// The weights that `--weights` names.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "eval/pattern_tables.h"
#include "eval/pattern_weights.h"

namespace outflank::app {

/// A weights file, by its name.
Result<eval::PatternWeights> read_weights(const std::string& file);

struct ChosenWeights {
    std::shared_ptr<const eval::PatternTables> tables;  // null: the engine's own
    std::string name;  // "own", "none", or the file's checksum: the same for the same weights
};

/// Nothing typed is the engine's own evaluation; `none` is one that finds every position even, so
/// that a training cycle can begin with nothing; anything else is a file.
Result<ChosenWeights> choose_weights(const std::string& typed);

}  // namespace outflank::app
