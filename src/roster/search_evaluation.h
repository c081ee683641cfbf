/// What `eval=` and `weights=` of the player `outflank` mean where the generic search plays.
#pragma once

#include "core/result.h"
#include "engine/generic_searcher.h"
#include "roster/player_spec.h"

namespace outflank::roster {

/// Other boards of Othello have one evaluation.
inline Result<eval::Squares> search_evaluation(const othello::Othello& game,
                                               const PlayerSpec& /*spec*/) {
    return engine::GenericParts<othello::Othello>::evaluator(game);
}

/// `eval=network` is the learned one, by the weights that ship or those of a file, and the usual
/// one where the rules have any; `eval=king-distance` is made by hand.
Result<eval::TaflEvaluation> search_evaluation(const tafl::Tafl& game, const PlayerSpec& spec);

}  // namespace outflank::roster
