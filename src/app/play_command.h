/// `outflank play`: the game in the terminal.
#pragma once

#include <string>

#include "app/game_choice.h"
#include "app/opening_options.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct PlayOptions {
    GameOptions game;
    std::string first;  // player of Side::One: Black, the attackers
    std::string second;  // player of Side::Two
    std::string position;
    std::string load;  // a file to begin with
    std::string save;  // a file for the game when it is left
    std::string time;  // for each move of a player that searches
    std::string screen;  // auto, full or plain
    std::string seed;
    bool xot = false;
    OpeningOptions openings;
};

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_play(const PlayOptions& options);

/// What the command line may say.
void declare_play(CommandLine& command, PlayOptions& options);

}  // namespace outflank::app
