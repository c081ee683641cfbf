/// Scores as people read them, by game: discs in Othello; in Tafl 1 is a win and -1 a loss.
#pragma once

#include "engine/generic_searcher.h"
#include "eval/score.h"
#include "games/game.h"

namespace outflank::engine {

template <Game G>
double shown_score(Score score) {
    if (is_decided(score)) return score > 0 ? 1 : -1;
    return score / GenericParts<G>::Unit;
}

}  // namespace outflank::engine
