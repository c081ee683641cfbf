/// A match or tournament as one page: cross table, Elo with its errors, effort, forfeits, and every
/// game to click through.
///
/// The page is one file that needs no network. Its frame, style and script are src/arena/page/,
/// built into the program; everything in it that was computed, positions included, was computed
/// here.
#pragma once

#include <string>

#include "arena/report.h"

namespace outflank::arena {

/// REQUIRES: report.replay is set, and gives a game as many positions as it has moves and one more,
/// or none where it cannot be replayed.
std::string html_report(const MatchReport& report);

}  // namespace outflank::arena
