/// `outflank perft`: counts move sequences, depth by depth.
#pragma once

#include <string>

#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct PerftOptions {
    GameOptions game;
    std::string depth;
    std::string position;
    std::string threads;
    bool json = false;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_perft(const PerftOptions& options);

/// What the command line may say.
void declare_perft(CommandLine& command, PerftOptions& options);

}  // namespace outflank::app
