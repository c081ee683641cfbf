/// `outflank match`: two players against each other, and how sure the result is.
#pragma once

#include "app/match_options.h"

namespace outflank::app {

class CommandLine;

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_match(const MatchOptions& options);

/// What the command line may say.
void declare_match(CommandLine& command, MatchOptions& options);

}  // namespace outflank::app
