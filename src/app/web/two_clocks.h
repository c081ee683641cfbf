/// TwoClocks: the clocks of a game's two sides, of which at most one runs. The time is told to it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "games/game.h"
#include "play/clock.h"

namespace outflank::app::web {

class TwoClocks {
  public:
    explicit TwoClocks(const GameClock& full) : TwoClocks(full, {full.remaining, full.remaining}) {}
    TwoClocks(const GameClock& full, std::array<Duration, 2> remaining)
        : full_(full), remaining_(remaining) {}

    /// From now on that side's clock runs; nobody's where it is nothing.
    void run(std::optional<Side> side, Clock::time_point now) {
        if (running_) remaining_[index(*running_)] = remaining(*running_, now);
        running_ = side;
        since_ = now;
    }
    /// The side has made a move.
    void add_increment(Side side) { remaining_[index(side)] += full_.increment; }

    [[nodiscard]] Duration remaining(Side side, Clock::time_point now) const {
        const Duration spent = running_ == side ? now - since_ : Duration{};
        return std::max(remaining_[index(side)] - spent, Duration{});
    }
    /// As both were at the beginning.
    [[nodiscard]] const GameClock& full() const { return full_; }
    [[nodiscard]] std::optional<Side> running() const { return running_; }
    [[nodiscard]] bool has_fallen(Clock::time_point now) const {
        return running_ && remaining(*running_, now) == Duration{};
    }

  private:
    GameClock full_;
    std::array<Duration, 2> remaining_;  // of the running one: when it began to run
    std::optional<Side> running_;
    Clock::time_point since_;
};

}  // namespace outflank::app::web
