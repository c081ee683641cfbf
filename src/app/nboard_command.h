/// `outflank nboard`: the engine for boards that speak the NBoard protocol, on standard input and
/// output.
#pragma once

#include <istream>
#include <string>

#include "app/engine_choice.h"
#include "app/nboard_server.h"
#include "app/opening_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct NboardOptions {
    std::string level;
    EngineOptions engine;
    OpeningOptions openings;
};

/// Reads lines and has them obeyed, each breaking off what the ones before it began, until `quit`
/// or the end of the input. Returns when all is done.
void serve_nboard(std::istream& in, NboardServer& server);

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_nboard(const NboardOptions& options);

/// What the command line may say.
void declare_nboard(CommandLine& command, NboardOptions& options);

}  // namespace outflank::app
