/// `outflank evaluate`: how good an evaluation is, on labelled games and on problems.
#pragma once

#include <string>
#include <vector>

#include "app/game_choice.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct EvaluateOptions {
    std::vector<std::string> files;
    std::string weights;
    std::string problems;
    std::string depth;
    std::string selectivity;
    std::string empties;
    bool only_exact = false;
    std::string shard;
    std::string seed;
    std::string threads;
    std::string out;
    GameOptions game;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_evaluate(const EvaluateOptions& options);

/// What the command line may say.
void declare_evaluate(CommandLine& command, EvaluateOptions& options);

}  // namespace outflank::app
