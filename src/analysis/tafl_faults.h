/// Why a move of Tafl was bad, each fault a predicate on the board. The mover plays `m`, the best
/// move is `b`; a *line* is best play as the search found it. A fault holds exactly when:
///
/// - MissesEscape: a move brings the king to an escape, and m ends nothing.  Evidence: that move.
/// - MissesKing: a move captures the king, and m ends nothing.  Evidence: that move.
/// - OpensEscape: after m a reply brings the king to an escape, after b none.  Evidence: the reply.
/// - ExposesKing: after m a reply captures the king, after b none.  Evidence: the reply.
/// - LetsKingBreakOut: m is proven to lose and the position before it was not, and m's line ends
///   with the king's escape, later than with the next move.  Evidence: the line.
/// - WalksIntoNet: the same with the king's capture.
/// - LosesPiece: after m a reply captures more men than any does after b.  Evidence: the reply and
///   both numbers.
/// - MissesCapture: b captures more men than m.  Evidence: both numbers.
#pragma once

#include <vector>

#include "analysis/explanation.h"
#include "games/tafl/tafl.h"

namespace outflank::analysis {

/// Every fault that holds, the most telling first. REQUIRES: the moves are legal and not
/// the same.
std::vector<Explanation> explanations(const Occasion<tafl::Tafl>& occasion);

}  // namespace outflank::analysis
