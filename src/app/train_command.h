/// `outflank train`: learns the weights of the evaluation from labelled games.
#pragma once

#include <string>
#include <vector>

#include "app/game_choice.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct TrainOptions {
    std::vector<std::string> files;
    std::string out;
    std::string from;
    std::string network;
    std::string epochs;
    std::string batch;
    std::string rate;
    std::string ridge;
    std::string lambda;
    std::string holdout;
    std::string seed;
    std::string shard;
    std::string threads;
    GameOptions game;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_train(const TrainOptions& options);

/// What the command line may say.
void declare_train(CommandLine& command, TrainOptions& options);

}  // namespace outflank::app
