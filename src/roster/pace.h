/// Pace: how long to think about one move, out of a player's habits and the law of the game.
///
/// The hard budget is a deadline inside the search. The soft one is looked at between its stages: a
/// stage that begins late would be broken off without having found anything.
#pragma once

#include <algorithm>
#include <optional>
#include <stop_token>

#include "play/clock.h"
#include "play/player.h"
#include "roster/engine_habits.h"
#include "search/limits.h"
#include "search/report.h"

namespace outflank::roster {

/// Everything that binds, or nothing.
std::optional<MoveBudget> budget_of(const EngineHabits& habits, std::optional<Duration> move_time,
                                    std::optional<GameClock> clock, int empties);

/// Lives as long as the search it paces.
template <class Move>
class Pace {
  public:
    /// The conditions must outlive it.
    Pace(const EngineHabits& habits, const Conditions<Move>& conditions, int empties)
        : conditions_(conditions),
          relay_(conditions.stop, Relay{enough_}),
          budget_(budget_of(habits, conditions.move_time, conditions.clock, empties)) {
        limits_.nodes = habits.nodes;
        limits_.stop = enough_.get_token();
        if (budget_) limits_.deadline = begin_ + budget_->hard;
    }
    Pace(const Pace&) = delete;
    Pace& operator=(const Pace&) = delete;

    [[nodiscard]] const Limits& limits() const { return limits_; }
    /// What may be spent at most; nothing where no time is set.
    [[nodiscard]] std::optional<Duration> hard_budget() const {
        return budget_ ? std::optional(budget_->hard) : std::nullopt;
    }

    /// To be told of every stage.
    [[nodiscard]] OnReport<Move> on_report() {
        return [this](const SearchReport<Move>& report) {
            if (conditions_.on_report) conditions_.on_report(report);
            if (budget_ && Clock::now() - begin_ >= budget_->soft) enough_.request_stop();
        };
    }

  private:
    struct Relay {
        std::stop_source& enough;
        void operator()() const { enough.request_stop(); }
    };

    Clock::time_point begin_ = Clock::now();
    const Conditions<Move>& conditions_;
    std::stop_source enough_;
    std::stop_callback<Relay> relay_;
    std::optional<MoveBudget> budget_;
    Limits limits_;
};

}  // namespace outflank::roster
