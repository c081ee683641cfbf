/// Games that say what perfect play would have made of them, as a test of evaluations.
///
/// WTHOR has, for every game of people, Black's discs had both played perfectly from so many empty
/// squares on. Training never sees them; they tell how an evaluation fares where people get to.
#pragma once

#include <optional>

#include "core/result.h"
#include "formats/game_sheet.h"
#include "learn/sample.h"

namespace outflank::learn {

/// The position from which perfect play was reckoned, and its score. Nothing where the sheet does
/// not say, or where the game never had that position or its mover had no move there. REQUIRES: a
/// game on 8x8.
std::optional<Sample> perfect_play_sample(const formats::OthelloSheet& sheet);

}  // namespace outflank::learn
