/// Why a move of Othello was bad, each fault a predicate on the board. The mover plays `m`, the
/// best move is `b`; a move is *safe* as analysis/othello_ground.h defines it. A fault holds
/// exactly when:
///
/// - AllowsWipeout: after m some reply leaves the mover no disc, after b none.  Evidence: the
/// reply.
/// - MissesWipeout: b leaves the opponent no disc, m does.  Evidence: b.
/// - GivesCorner: after m the opponent can take more corners than after b.  Evidence: those it can
///   take after m and not after b.
/// - MissesCorner: b is a corner, m is not.  Evidence: b.
/// - TakesXSquare, TakesCSquare: m is the X (a C) square of an empty corner, and b is neither of
/// any.
///   Evidence: the corner.
/// - MissesPass: after b the opponent has to pass, after m not.  Evidence: b.
/// - LeavesNoSafeMove: after m and the best reply the mover can move but not safely; after b and
/// the
///   best reply to it there is a safe move.  Evidence: both replies, and a safe move.
/// - HandsOverQuietMove: b is no corner and safe for the mover and, after m, for the opponent; if
/// the opponent
///   plays it, the mover can move but not safely.  Evidence: b.
/// - LosesParity: at most 20 squares are empty, m is in a region of an even number of them and b in
///   one of an odd number.  Evidence: the two numbers.
/// - WastesTempo: m is safe and the opponent cannot play it, but can play b; and after b, where it
///   still cannot, and the best reply, the mover can still play m.  Evidence: that reply.
/// - GivesMoves: after m the opponent has at least 4 moves more than after b.  Evidence: both
/// numbers.
/// - OpensFrontier: after m at least 4 more of the mover's discs stand beside empty squares than
///   after b.  Evidence: both numbers.
#pragma once

#include <vector>

#include "analysis/explanation.h"
#include "games/othello/othello.h"

namespace outflank::analysis {

/// Every fault that holds, the most telling first. REQUIRES: the moves are legal, not the
/// same and no passes.
std::vector<Explanation> explanations(const Occasion<othello::Othello>& occasion);

}  // namespace outflank::analysis
