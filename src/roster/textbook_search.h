/// The search that stands behind a textbook player: its habits made into types, once.
#pragma once

#include <memory>

#include "core/result.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/textbook_habits.h"
#include "search/depth_search.h"

namespace outflank::roster {

template <Game G>
using GameSearch = DepthSearch<typename G::Position, typename G::Move>;

/// Refuses an evaluation that the game does not have. On 8x8 with `discs` it is the hand-tuned
/// board of this machine's instruction set.
Result<std::unique_ptr<GameSearch<othello::Othello>>> textbook_search(const othello::Othello& game,
                                                                      const TextbookHabits& habits);
Result<std::unique_ptr<GameSearch<tafl::Tafl>>> textbook_search(const tafl::Tafl& game,
                                                                const TextbookHabits& habits);

}  // namespace outflank::roster
