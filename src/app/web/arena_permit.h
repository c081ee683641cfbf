/// What a match from the web may ask of the machine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/web/allowance.h"
#include "core/result.h"
#include "protocol/web_messages.h"
#include "roster/player_spec.h"

namespace outflank::app::web {

/// What somebody asked for, as far as it may be.
struct PermittedArena {
    std::vector<roster::PlayerSpec> players;
    int games = 0;  // of each pairing
    Duration time{};  // the most a move may take
};

/// A player who says neither how deep nor how long it thinks does what it does where there is no
/// law, not whatever the time allows: that is the difference between a minute and an hour.
Result<PermittedArena> permitted(const protocol::web::Arena& asked, const Allowance& allowance);

/// The part of that which is refused only because the `--max-...` options allow less: games, time.
std::optional<Error> arena_excess(const protocol::web::Arena& asked, const Allowance& allowance);

}  // namespace outflank::app::web
