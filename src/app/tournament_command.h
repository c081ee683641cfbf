/// `outflank tournament`: several players, a cross table and their Elo.
#pragma once

#include <string>

#include "app/match_options.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct TournamentOptions {
    MatchOptions match;
    std::string format;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_tournament(const TournamentOptions& options);

/// What the command line may say.
void declare_tournament(CommandLine& command, TournamentOptions& options);

}  // namespace outflank::app
