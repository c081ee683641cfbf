/// SearchPlayer: the generic search as a player, for every game that has no engine of its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "core/text.h"
#include "engine/generic_searcher.h"
#include "engine/ply_level.h"
#include "play/player.h"
#include "play/record_path.h"
#include "roster/engine_habits.h"
#include "roster/pace.h"
#include "roster/search_evaluation.h"

namespace outflank::roster {

template <Game G>
class SearchPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    /// A level is what ply_level() says. Where neither options nor the law set anything: a second a
    /// move.
    SearchPlayer(std::string name, const G& game, const EngineHabits& habits)
        : SearchPlayer(std::move(name), game, habits, engine::GenericParts<G>::evaluator(game)) {}
    /// The same with another evaluation than the usual one.
    template <Evaluator<G> E>
    SearchPlayer(std::string name, const G& game, const EngineHabits& habits, const E& evaluator)
        : name_(std::move(name)),
          habits_(habits),
          searcher_(engine::generic_searcher(
              game, habits.hash_megabytes.value_or(engine::GenericHashMegabytes), evaluator,
              habits.threads)) {}

    [[nodiscard]] std::string name() const override { return name_; }

    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        Pace<Move> pace(habits_.time, conditions, plies_to_come(record));
        Limits limits = pace.limits();
        limits.nodes = habits_.nodes;
        limits.depth = habits_.depth;
        if (habits_.level) keep_to_level(limits, engine::ply_level(*habits_.level));
        if (!limits.depth && !limits.nodes && !limits.deadline)
            limits.deadline = Clock::now() + std::chrono::seconds(1);
        const auto report =
            searcher_.search(record.position(), path_to(record), limits, pace.on_report());
        return Choice<Move>{report.best(), report.nodes};
    }

  private:
    static void keep_to_level(Limits& limits, const engine::PlyLevel& level) {
        const auto deadline = Clock::now() + level.most_time;
        limits.depth = level.plies;
        limits.deadline = std::min(limits.deadline.value_or(deadline), deadline);
    }

    std::string name_;
    EngineHabits habits_;
    engine::GenericSearcher<G> searcher_;
};

/// Refuses a table that is more than the generic search has a use for.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_search_player(const G& game, const PlayerSpec& spec,
                                                      const EngineHabits& habits) {
    constexpr std::size_t most_megabytes = 1024;
    if (habits.hash_megabytes.value_or(0) > most_megabytes) {
        return Error{"player " + text::shown(spec.name) + " takes a hash of at most " +
                     std::to_string(most_megabytes) + " MB in " + game.name()};
    }
    const auto evaluation = search_evaluation(game, spec);
    if (!evaluation) return evaluation.error();
    return std::unique_ptr<Player<G>>(
        std::make_unique<SearchPlayer<G>>(spec.format(), game, habits, *evaluation));
}

}  // namespace outflank::roster
