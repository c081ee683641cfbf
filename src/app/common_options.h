/// The options that several commands share, so that they are called and explained the same way, and
/// how all refuse what would do nothing.
#pragma once

#include <initializer_list>
#include <string_view>

#include "app/engine_choice.h"
#include "app/game_choice.h"
#include "core/result.h"

namespace outflank::app {

class CommandLine;

/// `--game`, `--size`, `--rules`.
void add_game_options(CommandLine& command, GameOptions& options);

/// `--threads`, `--hash`, `--weights`.
void add_engine_options(CommandLine& command, EngineOptions& options);

/// An option that would have no effect, and whether it was typed.
struct Idle {
    std::string_view option;
    bool is_typed = false;
};
/// "--exact is for Othello" beats a run in which an option does nothing.
Result<Done> refuse_idle(std::initializer_list<Idle> options, std::string_view what_for);

}  // namespace outflank::app
