/// The options that several commands share, so that they are called and explained the same way.
#pragma once

#include "app/engine_choice.h"
#include "app/game_choice.h"

namespace CLI {
class App;
}

namespace outflank::app {

/// `--game`, `--size`, `--rules`.
void add_game_options(CLI::App& command, GameOptions& options);

/// `--threads`, `--hash`, `--weights`.
void add_engine_options(CLI::App& command, EngineOptions& options);

}  // namespace outflank::app
