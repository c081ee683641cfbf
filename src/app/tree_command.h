/// `outflank tree`: what a teaching agent does when it thinks about a position, shown as a tree.
#pragma once

#include <string>

#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct TreeOptions {
    GameOptions game;
    std::string position;
    std::string player;
    std::string seed;
    std::string nodes;
    std::string show_depth;
    std::string steps;
    std::string html;
    bool json = false;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_tree(const TreeOptions& options);

/// What the command line may say.
void declare_tree(CommandLine& command, TreeOptions& options);

}  // namespace outflank::app
