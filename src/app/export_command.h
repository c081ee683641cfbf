/// `outflank export`: the weights file that the engine reads, out of a trained model.
#pragma once

#include <string>

#include "core/result.h"

namespace CLI {
class App;
}

namespace outflank::app {

/// As typed; empty where nothing was.
struct ExportOptions {
    std::string model;
    std::string errors;
    std::string out;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_export(const ExportOptions& options);

/// What the command line may say.
void declare_export(CLI::App& command, ExportOptions& options);

}  // namespace outflank::app
