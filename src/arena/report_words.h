/// Words and numbers that every form of a report shares, so that they all say the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arena/elo.h"
#include "arena/played_game.h"
#include "arena/tally.h"
#include "games/game.h"

namespace outflank::arena {

/// "+12 =3 -5".
std::string counts(const WinDrawLoss& result);
/// "+127 ± 150".
std::string elo_words(const EloEstimate& elo);
/// "12 ms", "3.40 s".
std::string time_words(double seconds);
/// "1,234,567".
std::string grouped(std::uint64_t number);

/// Who played a side, and who won (nobody: a draw), whoever was named first.
const std::string& player_of(const PlayedGame& game, Side side);
std::optional<Side> winner_of(const PlayedGame& game);

}  // namespace outflank::arena
