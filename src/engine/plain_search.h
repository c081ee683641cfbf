/// The plainest search there is, on the any-size board, for tests only: the judge of the engine and
/// of the solver.
#pragma once

#include <algorithm>

#include "games/othello/othello.h"

namespace outflank::engine::plain {

using othello::Move;
using othello::Othello;
using othello::Position;

/// The exact score for the side to move, in discs, by trying everything.
inline int solved(const Othello& game, const Position& position) {
    if (const auto end = game.outcome(position)) {
        return game.to_move(position) == Side::One ? end->score : -end->score;
    }
    int best = -1000;
    for (const Move move : game.moves(position))
        best = std::max(best, -solved(game, game.after(position, move)));
    return best;
}

/// The score of a search of fixed depth, in hundredths of a disc. As in the engine, a pass costs no
/// depth, and a leaf is judged without asking whether the game is over; but `evaluate` may answer
/// with what solving it gives.
template <class Evaluate>
int searched(const Othello& game, const Position& position, int depth, const Evaluate& evaluate) {
    if (depth == 0) return evaluate(position);
    if (const auto end = game.outcome(position)) {
        return 100 * (game.to_move(position) == Side::One ? end->score : -end->score);
    }
    int best = -30000;
    for (const Move move : game.moves(position)) {
        const int next_depth = move.is_pass() ? depth : depth - 1;
        best = std::max(best, -searched(game, game.after(position, move), next_depth, evaluate));
    }
    return best;
}

}  // namespace outflank::engine::plain
