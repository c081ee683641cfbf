/// GGF games as sheets, and sheets as GGF games.
#pragma once

#include "formats/game_sheet.h"
#include "formats/ggf.h"

namespace outflank::formats {

OthelloSheet sheet_of(const GgfGame& game);

/// Comments on single moves have no place in GGF and are left out.
GgfGame ggf_of(const OthelloSheet& sheet);

}  // namespace outflank::formats
