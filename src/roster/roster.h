/// The players that can be asked for by name.
///
/// Defined in roster.cpp for Othello and Tafl: every player of every game is a lot of code, and
/// compiling it wherever somebody asks for a player made builds slow.
#pragma once

#include <cstdint>
#include <memory>

#include "core/result.h"
#include "games/game.h"
#include "play/player.h"
#include "roster/player_spec.h"

namespace outflank::roster {

/// A player by its name, `random:seed=7`, for that game. A player that draws lots uses `seed`
/// unless its options name one.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_player(const G& game, const PlayerSpec& spec,
                                               std::uint64_t seed);

}  // namespace outflank::roster
