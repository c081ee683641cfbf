/// `outflank hint`: the best moves of a position, with scores and lines.
#pragma once

#include <string>

#include "app/engine_choice.h"
#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct HintOptions {
    GameOptions game;
    std::string position;
    std::string count;
    std::string level;
    std::string time;
    EngineOptions engine;
    bool json = false;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_hint(const HintOptions& options);

/// What the command line may say.
void declare_hint(CommandLine& command, HintOptions& options);

}  // namespace outflank::app
