/// `outflank export`: the weights file that the engine reads, out of a trained model.
#pragma once

#include <string>

#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct ExportOptions {
    std::string model;
    std::string errors;
    std::string shard;
    std::string seed;
    std::string out;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_export(const ExportOptions& options);

/// What the command line may say.
void declare_export(CommandLine& command, ExportOptions& options);

}  // namespace outflank::app
