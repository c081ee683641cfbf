/// Makes the players `minimax` and `alphabeta`.
#pragma once

#include <memory>
#include <utility>

#include "core/text.h"
#include "roster/opening_player.h"
#include "roster/textbook_player.h"

namespace outflank::roster {

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
