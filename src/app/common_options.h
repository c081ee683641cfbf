/// The options that several commands share, so that they are called and explained the same way.
#pragma once

#include "app/engine_choice.h"
#include "app/game_choice.h"

namespace outflank::app {

class CommandLine;

/// `--game`, `--size`, `--rules`.
void add_game_options(CommandLine& command, GameOptions& options);

/// `--threads`, `--hash`, `--weights`.
void add_engine_options(CommandLine& command, EngineOptions& options);

}  // namespace outflank::app
