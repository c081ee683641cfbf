/// `--book`, `--book-randomness` and `--openings-list`: what every player of a command plays by who
/// is not told otherwise.
#pragma once

#include <string>

#include "core/result.h"
#include "roster/player_spec.h"

namespace outflank::app {

class CommandLine;

/// As typed; empty where nothing was.
struct OpeningOptions {
    std::string book;  // a file, on or off
    std::string list;  // a file
    std::string randomness;  // discs
};

void add_opening_options(CommandLine& command, OpeningOptions& options);

/// The player with what was typed, where it knows such an option and its name does not set it.
roster::PlayerSpec applied(const OpeningOptions& options, roster::PlayerSpec spec);

/// The same for a player as people type it; what is no player's name stays as it is.
std::string applied(const OpeningOptions& options, const std::string& player);

}  // namespace outflank::app
