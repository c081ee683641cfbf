/// What the evaluation of the 8x8 engine says of a position at first sight, without any search.
#pragma once

#include "engine/weights.h"
#include "eval/score.h"
#include "games/othello/position8.h"

namespace outflank::engine {

/// For the side to move, in hundredths of a disc; the evaluation that an engine with these weights
/// has at its leaves. The same on every instruction set. Any thread.
Score static_score(const Weights& weights, const othello::Position8& position);

}  // namespace outflank::engine
