/// The judge of a game, with an engine where one plays it.
#pragma once

#include <memory>
#include <utility>

#include "analysis/judge.h"
#include "app/engine_choice.h"
#include "engine/ply_level.h"

namespace outflank::app {

/// The generic search has one thread and uses no weights; of the options it takes the table.
template <Game G>
Result<analysis::Judge<G>> make_judge(const G& game, const engine::Options& options) {
    if (!engine::has_own_engine(game))
        return analysis::Judge<G>(game, nullptr, options.hash_megabytes);
    auto engine = make_engine(options);
    if (!engine) return engine.error();
    return analysis::Judge<G>(game, *std::move(engine), options.hash_megabytes);
}

}  // namespace outflank::app
