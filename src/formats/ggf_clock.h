/// What the clock of a game in GGF still shows.
#pragma once

#include <optional>

#include "formats/ggf.h"
#include "games/game.h"
#include "play/clock.h"

namespace outflank::formats {

/// From TB or TW, else from TI (`main/increment/grace`, each `[[d.]h:]m:s`), less what the notes
/// say that side has used. The grace is left out: whoever is in it is late already. Nothing where
/// no clock is given, or none that can be read, or one of no time at all, by which boards mean
/// that there is none.
std::optional<GameClock> clock_of(const GgfGame& game, Side side);

}  // namespace outflank::formats
