/// Which game is meant by `--game`, `--size` and `--rules`.
#pragma once

#include <string>
#include <variant>

#include "core/result.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::app {

using AnyGame = std::variant<othello::Othello, tafl::Tafl>;

/// As typed; empty where nothing was.
struct GameOptions {
    std::string game;
    std::string size;
    std::string rules;
};

/// Nothing typed is Othello on 8x8; rules alone mean tablut, whose default rules are comp424.
Result<AnyGame> choose_game(const GameOptions& options);

}  // namespace outflank::app
