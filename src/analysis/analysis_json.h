/// A game's analysis for machines: the stable shape of `outflank analyze --json`, of the page and
/// of the web server. docs/analysis.md describes it.
#pragma once

#include "analysis/game_analysis.h"
#include "nlohmann/json_fwd.hpp"

namespace outflank::analysis {

nlohmann::ordered_json json_of(const GameAnalysis& game);
nlohmann::ordered_json json_of(const MoveAnalysis& move, const GameAnalysis& game);

}  // namespace outflank::analysis
