/// ClockedPlayer: a player with a clock of its own for each game, whatever the law of the game
/// allows: two players of one match can be given as much time as each needs.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "play/clock.h"
#include "play/player.h"

namespace outflank::roster {

template <Game G>
class ClockedPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    ClockedPlayer(std::unique_ptr<Player<G>> player, const GameClock& clock)
        : player_(std::move(player)), clock_(clock), left_(clock) {}

    [[nodiscard]] std::string name() const override { return player_->name(); }
    Result<Done> prepare(const std::stop_token& stop) override { return player_->prepare(stop); }

    /// A record that is no longer than the last one belongs to another game.
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        if (record.moves().size() <= last_length_) left_ = clock_;
        last_length_ = record.moves().size();
        auto stricter = conditions;
        if (!conditions.clock || left_.remaining < conditions.clock->remaining)
            stricter.clock = left_;
        const auto begin = Clock::now();
        auto choice = player_->choose(record, stricter);
        left_.remaining = std::max<Duration>(left_.remaining - (Clock::now() - begin), Duration{}) +
                          left_.increment;
        return choice;
    }

  private:
    std::unique_ptr<Player<G>> player_;
    GameClock clock_;
    GameClock left_;
    std::size_t last_length_ = 0;
};

}  // namespace outflank::roster
