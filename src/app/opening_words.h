/// What people are told about the opening of a game.
#pragma once

#include <string>

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "play/record.h"

namespace outflank::app {

/// "Tiger, in the book", "Tiger, out of the book since move 13"; nothing before the first move and
/// on other boards than 8x8. The book is the one inside the program.
std::string opening_words(const GameRecord<othello::Othello>& record);
inline std::string opening_words(const GameRecord<tafl::Tafl>& /*record*/) { return ""; }

}  // namespace outflank::app
