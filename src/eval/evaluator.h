/// The Evaluator concept: what a position is worth, for those who cannot search to the end.
///
/// An evaluator is a value without side effects that owns its scale, so it answers twice: for a
/// position in which the game goes on, and for one in which it is over. Both answers are for the
/// side to move, and what is good for one side is as bad for the other.
///
/// A search asks about one position after another that is nearly the same. An evaluator that can
/// make use of that leaves what it needs in a Memory, which belongs to the search.
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

template <class E, class G>
concept RememberingEvaluator = Evaluator<E, G> && std::default_initializable<typename E::Memory> &&
    requires(const E evaluator, const G game, const typename G::Position position, typename E::Memory memory) {
    // The same score as without the memory. REQUIRES: no other evaluator has used the memory.
    { evaluator.evaluate(game, position, memory) } -> std::same_as<Score>;
};
// clang-format on

/// The memory of an evaluator; nothing where it has none.
template <class E>
struct MemoryOf {
    struct Nothing {};
    using Type = Nothing;
};
template <class E>
    requires requires { typename E::Memory; }
struct MemoryOf<E> {
    using Type = typename E::Memory;
};

}  // namespace outflank
