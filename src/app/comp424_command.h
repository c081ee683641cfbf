/// `outflank comp424`: play at McGill's COMP 424 server of 2018, or be that server.
#pragma once

#include <string>

#include "app/tablut_network.h"

namespace outflank::app {

class CommandLine;

/// As typed.
struct Comp424Options {
    NetworkOptions network;
    std::string first = "30s";

    Comp424Options() { network.time = "2s"; }
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_comp424(const Comp424Options& options);

/// What the command line may say.
void declare_comp424(CommandLine& command, Comp424Options& options);

}  // namespace outflank::app
