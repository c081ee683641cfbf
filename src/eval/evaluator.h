/// The Evaluator concept: what a position is worth, for those who cannot search to the end.
///
/// An evaluator is a value without side effects that owns its scale, so it answers twice: for a
/// position in which the game goes on, and for one in which it is over. Both answers are for the
/// side to move, and what is good for one side is as bad for the other.
#pragma once

#include <concepts>

#include "eval/score.h"
#include "games/game.h"

namespace outflank {

// clang-format off
template <class E, class G>
concept Evaluator = Game<G> && std::copyable<E> &&
    requires(const E evaluator, const G game, const typename G::Position position, const Outcome outcome, int ply) {
    // REQUIRES: the game goes on. Never a decided score.
    { evaluator.evaluate(game, position) } -> std::same_as<Score>;

    // The game ended so, `ply` plies after the position that the search began with. Repetition is an outcome that the
    // position does not show.
    { evaluator.decided(game, position, outcome, ply) } -> std::same_as<Score>;
};
// clang-format on

}  // namespace outflank
