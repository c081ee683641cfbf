/// Why a move of Tafl was bad, each fault a predicate on the board. In what follows the mover plays
/// `m` and the best move is `b`; a *line* is best play as the search found it.
///
/// | fault | holds exactly when | evidence |
/// |---|---|---|
/// | MissesEscape | a move brings the king to an escape, m ends nothing | that move |
/// | MissesKing | a move captures the king, m ends nothing | that move |
/// | OpensEscape | after m a reply brings the king to an escape, after b none | the reply |
/// | ExposesKing | after m a reply captures the king, after b none | the reply |
/// | LetsKingBreakOut | m is proven to lose where b is not, its line ends with the king's escape,
/// and not with the next move | the line | | WalksIntoNet | the same with the king's capture | the
/// line | | LosesPiece | after m a reply captures more men than any does after b | the reply, the
/// two numbers | | MissesCapture | b captures more men than m | the two numbers |
#pragma once

#include <vector>

#include "analysis/explanation.h"
#include "games/tafl/tafl.h"

namespace outflank::analysis {

/// Every fault that holds, the most telling first. REQUIRES: the moves are legal and not
/// the same.
std::vector<Explanation> explanations(const Occasion<tafl::Tafl>& occasion);

}  // namespace outflank::analysis
