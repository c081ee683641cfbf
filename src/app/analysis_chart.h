/// The score of a game as SVG: a line over the moves, with a mark of its own for every bad move and
/// a title on everything, so that nothing is said by colour alone. Colours come from the page.
#pragma once

#include <string>

#include "analysis/game_analysis.h"

namespace outflank::app {

/// A <figure> with a caption. Every position is an element with data-ply to click on.
std::string analysis_chart(const analysis::GameAnalysis& game);

}  // namespace outflank::app
