/// `outflank gtp`: the engine for controllers that speak GTP, on standard input and output.
#pragma once

#include <string>

#include "app/engine_choice.h"
#include "app/opening_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct GtpOptions {
    std::string level;
    EngineOptions engine;
    OpeningOptions openings;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_gtp(const GtpOptions& options);

/// What the command line may say.
void declare_gtp(CommandLine& command, GtpOptions& options);

}  // namespace outflank::app
