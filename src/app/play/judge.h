/// Judge: what tells people about their game. Not one of the players: it works as well as it can in
/// a moment, whoever sits at the board.
#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/engine_choice.h"
#include "app/hints.h"
#include "engine/generic_searcher.h"
#include "engine/level.h"
#include "play/record.h"

namespace outflank::app {

template <Game G>
class Judge {
  public:
    using Report = SearchReport<typename G::Move>;

    /// The best moves, best first. REQUIRES: the game is not over.
    Result<std::vector<Report>> hints(const GameRecord<G>& record, std::size_t count,
                                      const std::stop_token& stop) {
        HintLimits limits;
        limits.count = count;
        limits.time = TimeForHints;
        limits.stop = stop;
        if constexpr (std::same_as<G, othello::Othello>) {
            if (record.game().size() == 8) return engine_hints(record, limits);
        }
        return best_moves(record, std::nullopt, limits);
    }

    /// Best play from here. REQUIRES: the game is not over.
    Result<Report> best(const GameRecord<G>& record, const std::stop_token& stop) {
        Limits limits;
        limits.stop = stop;
        if constexpr (std::same_as<G, othello::Othello>) {
            if (record.game().size() == 8) return engine_best(record, limits);
        }
        if (!searcher_) searcher_.emplace(engine::generic_searcher(record.game()));
        limits.deadline = Clock::now() + TimeForAMove;
        return searcher_->search(record.position(), limits);
    }

  private:
    static constexpr Duration TimeForHints = std::chrono::seconds(1);
    static constexpr Duration TimeForAMove = std::chrono::milliseconds(100);  // of a whole game
    static constexpr int LevelForAMove = 10;  // solves the last 20 squares
    static constexpr std::size_t HashMegabytes = 64;

    Result<engine::Engine*> engine() {
        if (engine_) return engine_.get();
        engine::Options options;
        options.hash_megabytes = HashMegabytes;
        options.threads = *parse_threads("");
        options.weights = engine::shipped_weights();
        auto made = make_engine(options);
        if (!made) return made.error();
        engine_ = *std::move(made);
        return engine_.get();
    }

    Result<std::vector<Report>> engine_hints(const GameRecord<G>& record,
                                             const HintLimits& limits) {
        const auto made = engine();
        if (!made) return made.error();
        const auto position = narrowed(record.position());
        return best_moves(**made, position, engine::Task{}.goal, limits);
    }

    Result<Report> engine_best(const GameRecord<G>& record, const Limits& limits) {
        const auto made = engine();
        if (!made) return made.error();
        const auto position = narrowed(record.position());
        engine::Task task;
        task.goal = engine::goal_of_level(LevelForAMove, kernels::count(position.empties()));
        return (*made)->search(position, task, limits, {});
    }

    std::unique_ptr<engine::Engine> engine_;
    std::optional<engine::GenericSearcher<G>> searcher_;
};

}  // namespace outflank::app
