/// `outflank probcut`: fits the error model of Multi-ProbCut to an evaluation, at one go or in
/// parts.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct ProbcutOptions {
    std::vector<std::string> files;
    std::string weights;
    std::string positions;
    std::string seed;
    std::string shard;
    std::string threads;
    bool only_tempo = false;
    std::string out;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_probcut(const ProbcutOptions& options);

/// What the command line may say.
void declare_probcut(CommandLine& command, ProbcutOptions& options);

}  // namespace outflank::app
