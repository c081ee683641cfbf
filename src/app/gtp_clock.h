/// GtpClock: what GTP's time commands allow for a move.
#pragma once

#include <array>
#include <optional>

#include "games/game.h"
#include "play/clock.h"
#include "protocol/gtp.h"

namespace outflank::app {

class GtpClock {
  public:
    /// At most one is set; none: there is no limit.
    struct Allowance {
        std::optional<Duration> move_time;
        std::optional<GameClock> clock;
    };

    /// From `time_settings`; both sides begin with the whole main time.
    void set(const protocol::gtp::TimeSettings& settings);

    /// From `time_left`: `stones` moves are to be made in that time; 0: it is main time.
    void set_left(Side side, Duration time, int stones);

    /// For a side's next move. Without stones a byo-yomi time comes back after each move, as
    /// engines have it; without main time either there is no limit, as the standard has it.
    [[nodiscard]] Allowance allowance(Side side) const;

    /// What a move took; a controller that sends `time_left` corrects it.
    void spend(Side side, Duration time);

  private:
    struct Left {
        Duration time{};
        int stones = 0;
    };

    std::optional<protocol::gtp::TimeSettings> settings_;
    std::array<Left, 2> left_;  // by index(Side)
};

}  // namespace outflank::app
