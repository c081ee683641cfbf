/// A game of tafl as people paste it: moves in any spelling, after a board or without one.
///
///     1. d1-d2 e3-d3 2. Ke5-e4xe3      d5d2 f1f4      0 3 3 3 as 0333, COMP 424's rows and columns
///
/// A board is the text of a position, ours or OpenTafl's, with or without the side to move, or the
/// diagram that this program prints.
#pragma once

#include <string_view>

#include "core/result.h"
#include "games/tafl/tafl.h"
#include "play/record.h"

namespace outflank::formats {

/// Numbers, captures and punctuation are passed over, `---` ends the game; a word that is no move
/// is an error, as is an illegal move, which is named with its number, and a text of neither board
/// nor moves.
Result<GameRecord<tafl::Tafl>> read_pasted_game(const tafl::Tafl& game, std::string_view text);

}  // namespace outflank::formats
