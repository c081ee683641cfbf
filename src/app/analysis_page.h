/// Analysed games as one page: for each a graph, the totals, the bad moves with their reasons and
/// all moves, beside a board to step through them.
///
/// The page is one file that needs no network. It shares the style and the board of the match
/// report (src/arena/page/); what is its own is in src/app/page/, built into the program.
#pragma once

#include <string>
#include <vector>

#include "app/analysis_run.h"

namespace outflank::app {

std::string analysis_page(const std::vector<AnalysedGame>& games);

}  // namespace outflank::app
