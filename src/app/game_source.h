/// GameSource: the games that somebody means by a file's name, by `-`, or by a transcript typed
/// instead of either. What kind of file it is shows its name, and where that says nothing its text.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/game_choice.h"
#include "app/play/game_plan.h"
#include "core/result.h"

namespace outflank::app {

struct SourcedGame {
    AnyRecord record;
    PlayerNames players;  // empty where nobody says
    std::string occasion;  // "Paris Open, 2017-05-20"; empty where nobody says
};

/// Every game there is; at least one. `chosen` is what the command line says about the game; a file
/// that names another one itself is refused. The error names the file, the game and the move.
Result<std::vector<SourcedGame>> read_source(const std::string& typed, const GameOptions& chosen);

}  // namespace outflank::app
