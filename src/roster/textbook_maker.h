/// Makes the players `minimax` and `alphabeta`.
#pragma once

#include <concepts>
#include <memory>
#include <utility>

#include "core/text.h"
#include "roster/opening_player.h"
#include "roster/textbook_player.h"

namespace outflank::roster {

/// The player with its list of openings, if it was given one.
template <Game G>
Result<std::unique_ptr<Player<G>>> with_openings(const G& game, const std::string& file,
                                                 std::unique_ptr<Player<G>> player) {
    if (file.empty()) return player;
    if constexpr (std::same_as<G, othello::Othello>) {
        if (game.size() == 8) {
            auto openings = OpeningList::read(file);
            if (!openings) return openings.error();
            return std::unique_ptr<Player<G>>(
                std::make_unique<OpeningPlayer>(std::move(player), *std::move(openings)));
        }
    }
    return Error{"openings are for 8x8 Othello, not for " + game.name()};
}

template <Game G>
Result<std::unique_ptr<Player<G>>> make_textbook(const G& game, const PlayerSpec& spec) {
    const auto habits = TextbookHabits::parse(spec);
    if (!habits) return habits.error();
    const std::string place = "player " + text::shown(spec.name);
    auto search = textbook_search(game, *habits);
    if (!search) return search.error().in(place);
    auto player = with_openings<G>(
        game, habits->openings,
        std::make_unique<TextbookPlayer<G>>(spec.format(), *habits, *std::move(search)));
    if (!player) return player.error().in(place);
    return player;
}

}  // namespace outflank::roster
