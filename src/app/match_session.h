/// A match or a tournament as the command line runs it: sets it up, lets the arena play it, shows
/// how it stands, and tells what came of it.
#pragma once

#include <string>

#include "app/game_choice.h"
#include "app/match_options.h"
#include "arena/schedule.h"
#include "core/result.h"

namespace outflank::app {

/// A match or a tournament.
struct Contest {
    arena::Field field;
    std::string title;  // of a tournament; a match is called by its players
    bool is_tournament = false;
};

/// Blocks until all is played, or Ctrl-C. Gives the exit code, or the sentence for a bad command
/// line.
Result<int> run_contest(const AnyGame& game, const Contest& contest, const MatchOptions& options);

}  // namespace outflank::app
