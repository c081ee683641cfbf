/// MctsPlayer: Monte Carlo tree search as a player, for every game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "core/text.h"
#include "play/player.h"
#include "roster/mcts_habits.h"
#include "roster/mcts_simulators.h"
#include "roster/pace.h"
#include "search/mcts.h"

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

/// It draws its lots by `seed` unless its options name one.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_mcts(const G& game, const PlayerSpec& spec,
                                             std::uint64_t seed) {
    const auto habits = MctsHabits::parse(spec);
    if (!habits) return habits.error();
    const std::string place = "player " + text::shown(spec.name);
    auto simulator =
        make_simulator<mcts::NoWatcher>(game, *habits, habits->seed.value_or(seed), {});
    if (!simulator) return simulator.error().in(place);
    auto search = Mcts<G>::make(game, *std::move(simulator), habits->megabytes);
    if (!search) return search.error().in(place);
    return std::unique_ptr<Player<G>>(
        std::make_unique<MctsPlayer<G>>(spec.format(), *habits, *std::move(search)));
}

}  // namespace outflank::roster
