/// `outflank serve`: the web page and its API, from this one program.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct ServeOptions {
    std::string host = "127.0.0.1";
    std::string port;
    std::string data;
    std::string token;
    std::vector<std::string> names;
    std::string threads;
    std::string most_games;
    std::string most_connections;
    std::string most_level;
    std::string most_time;
    std::string most_hash;
    std::string log;
};

/// Runs the command until Ctrl-C; gives the exit code, or the sentence for a bad command line.
Result<int> run_serve(const ServeOptions& options);

/// What the command line may say.
void declare_serve(CommandLine& command, ServeOptions& options);

}  // namespace outflank::app
