/// A match for machines: a JSON line a game, and one at the end. The form is a contract
/// (docs/arena.md).
#pragma once

#include <string>

#include "arena/played_game.h"
#include "arena/report.h"
#include "nlohmann/json_fwd.hpp"

namespace outflank::arena {

/// The names of the sides are those of the game, "Black" and "White".
std::string as_json(const PlayedGame& game, const std::array<std::string, 2>& side_names);

/// The last line: the result of a match, or the table of a tournament.
std::string summary_as_json(const MatchReport& report);

/// The table, of a match as well, and what a player spent: parts of those lines for whoever puts
/// them into a message of its own.
nlohmann::ordered_json table_as_json(const MatchReport& report);
nlohmann::ordered_json stats_as_json(const PlayerStats& stats);

}  // namespace outflank::arena
