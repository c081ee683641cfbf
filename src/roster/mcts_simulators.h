/// The simulator that stands behind the player `mcts`: its habits made into types, once.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "core/isa.h"
#include "core/result.h"
#include "roster/evaluations.h"
#include "roster/mcts_habits.h"
#include "search/mcts_leaves.h"
#include "search/mcts_simulator.h"
#include "search/mcts_simulator8.h"

namespace outflank::roster {

template <Game G>
using MadeSimulator = Result<std::unique_ptr<mcts::Simulator<G>>>;

template <class Watcher, Game G, class Leaf>
MadeSimulator<G> make_generic_simulator(const G& game, const MctsHabits& habits, std::uint64_t seed,
                                        Leaf leaf, Watcher watcher) {
    return std::unique_ptr<mcts::Simulator<G>>(
        std::make_unique<mcts::GenericSimulator<G, Leaf, Watcher>>(
            game, std::move(leaf), habits.exploration, seed, watcher));
}

/// What looks furthest where no evaluation was named.
template <Game G>
std::string evaluation_for(const MctsHabits& habits) {
    if (!habits.evaluation.empty()) return habits.evaluation;
    return std::same_as<G, othello::Othello> ? "features" : "king-distance";
}

/// Random games on 8x8, by this machine's instruction set.
inline MadeSimulator<othello::Othello> make_fast_simulator(const MctsHabits& habits,
                                                           std::uint64_t seed,
                                                           mcts::NoWatcher /*nobody*/) {
    const auto& isa = chosen_isa();
    if (!isa) return isa.error();
    return mcts::make_simulator8(*isa, habits.exploration, seed);
}
inline MadeSimulator<othello::Othello> make_fast_simulator(const MctsHabits& habits,
                                                           std::uint64_t seed,
                                                           mcts::StepRecorder& recorder) {
    return mcts::make_watched_simulator8(habits.exploration, seed, recorder);
}

/// `Watcher` is NoWatcher or StepRecorder&; the simulations are the same. A recorder outlives the
/// simulator.
template <class Watcher, Game G>
MadeSimulator<G> make_simulator(const G& game, const MctsHabits& habits, std::uint64_t seed,
                                Watcher watcher) {
    if (habits.evaluates) {
        return with_evaluation(
            game, evaluation_for<G>(habits), [&](auto evaluator) -> MadeSimulator<G> {
                return make_generic_simulator<Watcher>(
                    game, habits, seed, mcts::EvaluationLeaf(std::move(evaluator)), watcher);
            });
    }
    if constexpr (std::same_as<G, othello::Othello>) {
        if (game.size() == 8) return make_fast_simulator(habits, seed, watcher);
    }
    return make_generic_simulator<Watcher>(game, habits, seed, mcts::PlayoutLeaf{}, watcher);
}

}  // namespace outflank::roster
