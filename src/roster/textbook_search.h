/// The search that stands behind a textbook player: its habits made into types, once.
#pragma once

#include <memory>

#include "core/result.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "roster/textbook_habits.h"
#include "search/depth_search.h"
#include "search/tree_recorder.h"

namespace outflank::roster {

template <Game G>
using GameSearch = DepthSearch<typename G::Position, typename G::Move>;

/// Refuses an evaluation that the game does not have. On 8x8 with `discs` it is the hand-tuned
/// board of this machine's instruction set.
Result<std::unique_ptr<GameSearch<othello::Othello>>> textbook_search(const othello::Othello& game,
                                                                      const TextbookHabits& habits);
Result<std::unique_ptr<GameSearch<tafl::Tafl>>> textbook_search(const tafl::Tafl& game,
                                                                const TextbookHabits& habits);

/// The same search, on the board of every size, with somebody looking on. The recorder outlives it.
template <Game G>
Result<std::unique_ptr<GameSearch<G>>> watched_search(const G& game, const TextbookHabits& habits,
                                                      TreeRecorder<typename G::Move>& recorder);

}  // namespace outflank::roster
