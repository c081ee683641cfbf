/// What can be said of every bad move, in every game: what it made of the result, and what was
/// better. True by construction, because it repeats the judgements and nothing else.
///
/// - ThrowsAwayResult: both judgements are exact, and who wins is not the same.  Evidence: both
///   scores.
/// - BetterLine: always; said where nothing else can be.  Evidence: the best line.
#pragma once

#include <optional>

#include "analysis/game_analysis.h"

namespace outflank::analysis {

std::optional<Explanation> throws_away_result(const MoveAnalysis& move, const GameAnalysis& game);
Explanation better_line(const MoveAnalysis& move, const GameAnalysis& game);

}  // namespace outflank::analysis
