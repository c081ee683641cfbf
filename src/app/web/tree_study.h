/// The search trees of teaching agents for the web: the same as `outflank tree --json`, and
/// smaller, because a stranger asks and a browser draws.
#pragma once

#include <stop_token>

#include "app/play/game_plan.h"
#include "app/web/game_json.h"
#include "core/result.h"
#include "roster/player_spec.h"

namespace outflank::app::web {

struct TreeQuestion {
    AnyRecord record;
    roster::PlayerSpec player;  // permitted
};

/// Blocks for a second or two at most. Refuses finished games, players that think by time, and
/// searches that are too large.
Result<Json> tree_of(const TreeQuestion& question, const std::stop_token& stop);

}  // namespace outflank::app::web
