/// `outflank convert`: games from one file format to another.
#pragma once

#include <string>

#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct ConvertOptions {
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    bool opening_names = false;
    GameOptions game;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_convert(const ConvertOptions& options);

/// What the command line may say.
void declare_convert(CommandLine& command, ConvertOptions& options);

}  // namespace outflank::app
