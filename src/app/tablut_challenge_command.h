/// `outflank tablut-challenge`: play at the University of Bologna's Tablut Challenge server, or be
/// that server.
#pragma once

#include <string>

#include "app/tablut_network.h"

namespace outflank::app {

class CommandLine;

/// As typed.
struct TablutChallengeOptions {
    NetworkOptions network;
    std::string role;
    std::string threads;

    TablutChallengeOptions() { network.time = "60s"; }
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_tablut_challenge(const TablutChallengeOptions& options);

/// What the command line may say.
void declare_tablut_challenge(CommandLine& command, TablutChallengeOptions& options);

}  // namespace outflank::app
