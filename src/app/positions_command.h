/// `outflank positions`: positions as records for trainers outside of this program.
#pragma once

#include <string>
#include <vector>

#include "app/labelling_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct PositionsOptions {
    std::vector<std::string> files;
    std::string quick;
    LabellingOptions labelling;
    std::string leaves;
    std::string of_each;
    std::string hottest;
    std::string seed;
    std::string lambda;
    std::string weights;
    std::string threads;
    std::string layout;
    std::string out;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_positions(const PositionsOptions& options);

/// What the command line may say.
void declare_positions(CommandLine& command, PositionsOptions& options);

}  // namespace outflank::app
