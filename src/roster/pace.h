/// Pace: how long to think about one move, out of a player's own time and the law of the game.
///
/// The hard budget is a deadline inside the search. The soft one is looked at between its stages: a
/// stage that begins late would be broken off without having found anything.
#pragma once

#include <algorithm>
#include <optional>
#include <stop_token>

#include "play/clock.h"
#include "play/player.h"
#include "play/record.h"
#include "search/limits.h"
#include "search/report.h"

namespace outflank::roster {

/// Everything that binds, or nothing. `plies` is how many may still come.
std::optional<MoveBudget> budget_of(std::optional<Duration> own_time,
                                    std::optional<Duration> move_time,
                                    std::optional<GameClock> clock, int plies);

/// What a clock is shared out by. A game of Tafl may end at any move: half a game of 8x8 Othello is
/// as good a guess as any.
template <Game G>
int plies_to_come(const GameRecord<G>& record) {
    if constexpr (requires { record.game().empties(record.position()); })
        return record.game().empties(record.position()).count();
    return 40;
}

/// Lives as long as the search it paces.
template <class Move>
class Pace {
  public:
    /// The conditions must outlive it.
    Pace(std::optional<Duration> own_time, const Conditions<Move>& conditions, int plies)
        : conditions_(conditions),
          relay_(conditions.stop, Relay{enough_}),
          budget_(budget_of(own_time, conditions.move_time, conditions.clock, plies)) {
        limits_.stop = enough_.get_token();
        if (budget_) limits_.deadline = begin_ + budget_->hard;
    }
    Pace(const Pace&) = delete;
    Pace& operator=(const Pace&) = delete;

    [[nodiscard]] const Limits& limits() const { return limits_; }
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
