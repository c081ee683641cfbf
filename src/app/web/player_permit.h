/// Which players the web may ask for, and with what options.
///
/// A name from the web never starts a program, never names a file, and never takes more of the
/// machine than is allowed: what asks for too much is refused, what is left open is filled in.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/web/allowance.h"
#include "core/result.h"
#include "roster/catalogue.h"
#include "roster/player_spec.h"

namespace outflank::app::web {

/// The players that are offered, each with the options that may be set.
struct OfferedPlayer {
    roster::PlayerEntry entry;
    std::vector<roster::OptionEntry> options;
};
std::vector<OfferedPlayer> offered_players();

/// The player of that name as it may sit down: with a table or tree of an allowed size.
/// `human` is given back as it is.
Result<roster::PlayerSpec> permitted(std::string_view name, const Allowance& allowance);

/// A time on the move that the web asks for.
Result<Duration> permitted_time(std::string_view text, const Allowance& allowance);

}  // namespace outflank::app::web
