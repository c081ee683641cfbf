/// What can be played, by whom, and within what limits, as `GET /api/v1/players` tells it.
#pragma once

#include <string>

#include "app/web/allowance.h"
#include "app/web/game_json.h"

namespace outflank::app::web {

Json limits_json(const Allowance& allowance);

/// For the players of that game.
std::string catalogue_body(const AnyGame& game, const Allowance& allowance);

}  // namespace outflank::app::web
