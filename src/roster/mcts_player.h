/// MctsPlayer: Monte Carlo tree search as a player, for every game.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "core/isa.h"
#include "core/text.h"
#include "play/player.h"
#include "roster/evaluations.h"
#include "roster/mcts_habits.h"
#include "roster/pace.h"
#include "search/mcts.h"
#include "search/mcts_leaves.h"
#include "search/mcts_simulator8.h"

namespace outflank::roster {

template <Game G>
class MctsPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    MctsPlayer(std::string name, MctsHabits habits, Mcts<G> search)
        : name_(std::move(name)), habits_(std::move(habits)), search_(std::move(search)) {}

    [[nodiscard]] std::string name() const override { return name_; }

    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        const auto report = search_.search(record.start(), record.moves(),
                                           limits_for(record, conditions), conditions.on_report);
        return Choice<Move>{report.best(), report.nodes};
    }

  private:
    /// The search has no stages that would be a pity to break off, so the soft budget is its
    /// deadline.
    Limits limits_for(const GameRecord<G>& record, const Conditions<Move>& conditions) const {
        Limits limits;
        limits.stop = conditions.stop;
        limits.iterations = habits_.iterations;
        const auto budget =
            budget_of(habits_.time, conditions.move_time, conditions.clock, plies_to_come(record));
        if (budget) limits.deadline = Clock::now() + budget->soft;
        if (!budget && !limits.iterations) limits.iterations = MctsHabits::DefaultIterations;
        return limits;
    }

    std::string name_;
    MctsHabits habits_;
    Mcts<G> search_;
};

template <Game G>
using MadeSimulator = Result<std::unique_ptr<mcts::Simulator<G>>>;

template <Game G, class Leaf>
MadeSimulator<G> make_generic_simulator(const G& game, const MctsHabits& habits, std::uint64_t seed,
                                        Leaf leaf) {
    return std::unique_ptr<mcts::Simulator<G>>(std::make_unique<mcts::GenericSimulator<G, Leaf>>(
        game, std::move(leaf), habits.exploration, seed));
}

/// What looks furthest where no evaluation was named.
template <Game G>
std::string evaluation_for(const MctsHabits& habits) {
    if (!habits.evaluation.empty()) return habits.evaluation;
    return std::same_as<G, othello::Othello> ? "features" : "king-distance";
}

template <Game G>
MadeSimulator<G> make_simulator(const G& game, const MctsHabits& habits, std::uint64_t seed) {
    if (habits.evaluates) {
        return with_evaluation(
            game, evaluation_for<G>(habits), [&](auto evaluator) -> MadeSimulator<G> {
                return make_generic_simulator(game, habits, seed,
                                              mcts::EvaluationLeaf(std::move(evaluator)));
            });
    }
    if constexpr (std::same_as<G, othello::Othello>) {
        const auto& isa = chosen_isa();
        if (!isa) return isa.error();
        if (game.size() == 8) return mcts::make_simulator8(*isa, habits.exploration, seed);
    }
    return make_generic_simulator(game, habits, seed, mcts::PlayoutLeaf{});
}

/// It draws its lots by `seed` unless its options name one.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_mcts(const G& game, const PlayerSpec& spec,
                                             std::uint64_t seed) {
    const auto habits = MctsHabits::parse(spec);
    if (!habits) return habits.error();
    const std::string place = "player " + text::shown(spec.name);
    auto simulator = make_simulator(game, *habits, habits->seed.value_or(seed));
    if (!simulator) return simulator.error().in(place);
    auto search = Mcts<G>::make(game, *std::move(simulator), habits->megabytes);
    if (!search) return search.error().in(place);
    return std::unique_ptr<Player<G>>(
        std::make_unique<MctsPlayer<G>>(spec.format(), *habits, *std::move(search)));
}

}  // namespace outflank::roster
