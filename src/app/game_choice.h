/// Which game is meant by `--game`, `--size` and `--rules`.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::app {

using AnyGame = std::variant<othello::Othello, tafl::Tafl>;

/// As typed; empty where nothing was.
struct GameOptions {
    std::string game;
    std::string size;
    std::string rules;

    [[nodiscard]] bool are_silent() const { return game.empty() && size.empty() && rules.empty(); }
    /// Whether a file of tablut is free to say by which rules.
    [[nodiscard]] bool leave_rules_open() const {
        return size.empty() && rules.empty() && (game.empty() || text::lower(game) == "tablut");
    }
};

/// As a game calls itself: "othello 6x6", "tablut ashton".
std::string name_of(const AnyGame& any);

/// Nothing typed is Othello on 8x8; rules alone mean tablut, whose default rules are comp424.
Result<AnyGame> choose_game(const GameOptions& options);

/// Whether a game that names itself is the one that is asked for, if any is.
Result<Done> check_is_meant(const GameOptions& options, const AnyGame& found);

/// By the name that a game gives itself, as saved games have it.
Result<AnyGame> game_named(std::string_view name);

}  // namespace outflank::app
