/// From the games of a match to its report.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/match_game.h"
#include "arena/report.h"

namespace outflank::arena {

template <Game G>
std::array<std::string, 2> side_names(const G& game) {
    return {std::string(game.side_name(Side::One)), std::string(game.side_name(Side::Two))};
}

template <Game G>
MatchReport report_on(const MatchSetup<G>& setup, std::string title, bool is_tournament,
                      std::vector<PlayedGame> games,
                      const std::optional<SprtClaims>& claims = std::nullopt) {
    MatchReport report;
    report.title = std::move(title);
    report.game = setup.game.name();
    report.side_names = side_names(setup.game);
    report.has_equal_sides = std::same_as<G, othello::Othello>;
    report.law = setup.law.format();
    report.is_tournament = is_tournament;
    report.replay = [game = setup.game](const PlayedGame& played) {
        return replayed(game, played);
    };
    count_games(report, setup.field, std::move(games), claims);
    return report;
}

}  // namespace outflank::arena
