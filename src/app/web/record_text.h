/// Records as messages hold them.
#pragma once

#include <cstddef>
#include <string>

#include "core/result.h"
#include "play/record.h"

namespace outflank::app::web {

/// A game of Othello has a few hundred characters. In tablut every move is compared with all before
/// it, so that a longer record would keep everybody waiting.
inline constexpr std::size_t LongestRecord = 20'000;

/// Nothing is the game's start.
template <Game G>
Result<GameRecord<G>> read_record(const G& game, const std::string& text) {
    if (text.empty()) return GameRecord<G>(game);
    if (text.size() > LongestRecord)
        return Error{"a record of at most " + std::to_string(LongestRecord) +
                     " characters was expected, this one has " + std::to_string(text.size())};
    return GameRecord<G>::parse(game, text);
}

}  // namespace outflank::app::web
