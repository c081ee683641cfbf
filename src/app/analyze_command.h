/// `outflank analyze`: a whole game, move by move: what each lost, why, and where it was decided.
#pragma once

#include <string>

#include "app/engine_choice.h"
#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct AnalyzeOptions {
    std::string file;
    GameOptions game;
    std::string game_number;
    std::string level;
    EngineOptions engine;
    std::string html;
    bool json = false;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_analyze(const AnalyzeOptions& options);

/// What the command line may say.
void declare_analyze(CommandLine& command, AnalyzeOptions& options);

}  // namespace outflank::app
