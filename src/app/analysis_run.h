/// The analysis of many games one after the other, with a progress line while it lasts.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "analysis/game_analysis.h"
#include "app/game_source.h"
#include "core/result.h"
#include "engine/engine.h"

namespace outflank::app {

/// A game of a source and what was found out about it.
struct AnalysedGame {
    std::size_t number = 0;  // in its source, from 1
    PlayerNames players;  // empty where nobody says
    std::string occasion;
    int level = 0;
    analysis::GameAnalysis analysis;
};

/// "Ann v Bob (Paris Open)", or "Game 3" where nobody says.
std::string title_of(const AnalysedGame& game);

struct AnalysisPlan {
    std::optional<std::size_t> only;  // the number of the only game that is wanted
    int level = 0;
    engine::Options engine;
};

/// Hands over every game as soon as it is analysed; the one at hand when it was told to stop is
/// handed over with what is known. Refuses a number that no game has. Blocks.
Result<Done> analyze_games(const std::vector<SourcedGame>& games, const AnalysisPlan& plan,
                           const std::stop_token& stop,
                           const std::function<void(AnalysedGame)>& on_game);

}  // namespace outflank::app
