/// Relabelling: new scores for the positions of games that are there already.
///
/// This is how learning begins with nothing: random games get exact scores near their end, what is
/// learned from those scores the positions before by a search, and so on backwards.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "engine/engine.h"
#include "learn/game_file.h"
#include "learn/game_run.h"
#include "learn/sample.h"
#include "learn/scored_game.h"

namespace outflank::learn {

struct RelabelSettings {
    Range empties;  // which positions get a new label; the others keep theirs
    std::optional<engine::Stage> search;  // nothing: the exact score

    [[nodiscard]] std::string text() const;
};

/// The same labels whenever it is asked for; after a stop they mean nothing. REQUIRES: an engine of
/// one thread.
ScoredGame relabelled(ScoredGame game, const RelabelSettings& settings, engine::Engine& engine,
                      const std::stop_token& stop = {});

/// The same for positions, the latest of which come last; those outside of `settings.empties` keep
/// their targets.
std::vector<Sample> relabelled(std::vector<Sample> samples, const RelabelSettings& settings,
                               engine::Engine& engine);

/// Relabels the shard's games of `games` into the file, going on where the file stands. It is
/// finished only when `games` is. REQUIRES: as run_selfplay.
Result<Ending> run_relabelling(GameReader& games, GameWriter& writer,
                               const std::vector<std::unique_ptr<engine::Engine>>& engines,
                               const RelabelSettings& settings, const RunConditions& conditions);

}  // namespace outflank::learn
