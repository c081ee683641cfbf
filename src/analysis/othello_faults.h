/// Why a move of Othello was bad, each fault a predicate on the board. In what follows the mover
/// plays `m`, the best move is `b`; a move is *safe* as analysis/othello_ground.h defines it.
///
/// | fault | holds exactly when | evidence |
/// |---|---|---|
/// | AllowsWipeout | after m some reply leaves the mover no disc, after b none | the reply |
/// | MissesWipeout | b leaves the opponent no disc, m does | b |
/// | GivesCorner | after m the opponent can take more corners than after b, these among them, which
/// it cannot take after b | corners | | MissesCorner | b is a corner, m is not | b | |
/// TakesXSquare, TakesCSquare | m is the X (C) square of an empty corner, b is neither of any | the
/// corner | | MissesPass | after b the opponent has to pass, after m not | b | | LeavesNoSafeMove |
/// after m and its best reply the mover can move but not safely, after b and its best reply it can
/// | both replies, a safe move then | | HandsOverQuietMove | b is safe for the mover, and after m
/// for the opponent, after which the mover can move but not safely | b | | LosesParity | at most 20
/// squares are empty; m is in a region of an even number, b of an odd | the two numbers | |
/// WastesTempo | the opponent can play b and not m, and after b and its best reply m is still there
/// for the mover alone | b's best reply | | GivesMoves | after m the opponent has at least 4 moves
/// more than after b | the two numbers | | OpensFrontier | after m at least 4 more of the mover's
/// discs stand beside empty squares than after b | the two numbers |
#pragma once

#include <vector>

#include "analysis/explanation.h"
#include "games/othello/othello.h"

namespace outflank::analysis {

/// Every fault that holds, the most telling first. REQUIRES: the moves are legal, not the
/// same and no passes.
std::vector<Explanation> explanations(const Occasion<othello::Othello>& occasion);

}  // namespace outflank::analysis
