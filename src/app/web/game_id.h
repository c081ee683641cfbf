/// The ids of games: 128 random bits, so that knowing one is the right to play. They are written
/// with the 64 characters that an address may hold.
#pragma once

#include <string>
#include <string_view>

namespace outflank::app::web {

std::string fresh_game_id();

/// Whether a text could be an id; only then it is looked up.
bool is_game_id(std::string_view text);

}  // namespace outflank::app::web
