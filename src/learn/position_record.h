/// What a trainer outside of this program needs to know of a position, put together.
#pragma once

#include "eval/pattern_tables.h"
#include "learn/position_file.h"
#include "learn/sample.h"

namespace outflank::learn {

/// REQUIRES: somebody can move. `linear` is asked without its network.
PositionRecord record_of(const Sample& sample, bool is_held_out, const eval::PatternTables& linear);

}  // namespace outflank::learn
