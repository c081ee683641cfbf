/// `outflank move STATE ACTION`: the file exchange. Whoever reads the last line of ACTION, at any
/// moment, finds a good move.
#pragma once

#include <string>

#include "app/engine_choice.h"
#include "app/opening_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct MoveOptions {
    std::string state;
    std::string action;
    std::string time;
    EngineOptions engine;
    OpeningOptions openings;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_move(const MoveOptions& options);

/// What the command line may say.
void declare_move(CommandLine& command, MoveOptions& options);

}  // namespace outflank::app
