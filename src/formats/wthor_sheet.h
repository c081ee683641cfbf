/// A game of a WTHOR file with the names it only has the numbers of.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "formats/game_sheet.h"
#include "formats/wthor.h"

namespace outflank::formats {

struct WthorNames {
    std::vector<std::string> players;  // of a .jou file; may be empty
    std::vector<std::string> tournaments;  // of a .trn file; may be empty
};

/// Replays the game, which finds its passes. The error names the move. A number without a name
/// leaves the tag out, and so does the name `???`.
Result<OthelloSheet> sheet_of(const WtbGame& game, int year, const WthorNames& names);

}  // namespace outflank::formats
