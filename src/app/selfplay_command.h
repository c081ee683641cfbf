/// `outflank selfplay`: the engine against itself, into a file of games to learn from.
#pragma once

#include <string>

#include "app/game_choice.h"
#include "app/learn_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct SelfplayOptions {
    std::string games;
    std::string positions;
    std::string depth;
    std::string selectivity;
    std::string exact;
    std::string prefix;
    std::string noise;
    std::string seed;
    LearnOptions learn;
    GameOptions game;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_selfplay(const SelfplayOptions& options);

/// What the command line may say.
void declare_selfplay(CommandLine& command, SelfplayOptions& options);

}  // namespace outflank::app
