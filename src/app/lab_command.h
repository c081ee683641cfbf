/// `outflank lab`: published experiments with teaching agents, run again.
#pragma once

#include <string>

#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct LabOptions {
    std::string lab;
    std::string only;
    std::string games;
    std::string concurrency;
    std::string seed;
    std::string out;
    bool resume = false;
    bool json = false;
    bool quiet = false;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_lab(const LabOptions& options);

/// What the command line may say.
void declare_lab(CommandLine& command, LabOptions& options);

}  // namespace outflank::app
