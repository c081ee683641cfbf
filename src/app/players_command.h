/// `outflank players`: every player, preset and evaluation by name, with its options.
#pragma once

#include "core/result.h"

namespace outflank::app {

class CommandLine;

struct PlayersOptions {
    bool json = false;
};

/// Runs the command; gives the exit code.
Result<int> run_players(const PlayersOptions& options);

/// What the command line may say.
void declare_players(CommandLine& command, PlayersOptions& options);

}  // namespace outflank::app
