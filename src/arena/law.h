/// Law: how long the players of a match may think, and play; and TimeKeeper, who holds them to it.
///
/// Nobody here looks at a watch: the time spent is told, so that the law can be tested without
/// waiting.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "games/game.h"
#include "play/clock.h"

namespace outflank::arena {

struct Law {
    std::optional<Duration> move_time = {};
    std::optional<GameClock> clock = {};  // of each side at the start
    Duration grace = std::chrono::milliseconds(100);  // beyond a limit and not yet lost
    int longest_game =
        512;  // plies, then a draw: some rules let two players avoid each other for ever

    [[nodiscard]] bool has_limit() const { return move_time || clock; }
    /// "50ms a move, 100ms of grace", "no time limit": the same words for the same law.
    [[nodiscard]] std::string format() const;
};

/// The clocks of one game.
class TimeKeeper {
  public:
    explicit TimeKeeper(const Law& law);

    /// What the side has left, where the law has a clock.
    [[nodiscard]] const std::optional<GameClock>& clock(Side side) const {
        return clocks_[index(side)];
    }

    /// Takes the time of a move off the side's clock. Gives the sentence by which the side has lost
    /// on time, if it has; within the grace a clock that ran out stands at zero.
    std::optional<std::string> spend(Side side, Duration spent);

  private:
    Law law_;
    std::array<std::optional<GameClock>, 2> clocks_;  // by index(Side)
};

}  // namespace outflank::arena
