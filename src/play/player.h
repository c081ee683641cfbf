/// Player: whoever chooses moves. Virtual, because from here up one call a move is cheap and
/// players are chosen by name.
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "games/game.h"
#include "play/clock.h"
#include "play/record.h"
#include "search/report.h"

namespace outflank {

/// Under what conditions a move is chosen: the law of the game, not the player's own habits.
template <class Move>
struct Conditions {
    std::optional<Duration> move_time;
    std::optional<GameClock> clock;  // of the side to move
    std::stop_token stop;  // somebody wants the move now
    OnReport<Move> on_report;  // told on the calling thread by players that search; may be empty
};

template <Game G>
class Player {
  public:
    virtual ~Player() = default;

    [[nodiscard]] virtual std::string name() const = 0;

    /// A legal move for the side to move. Blocks until it is found. REQUIRES: !record.is_over().
    virtual typename G::Move choose(const GameRecord<G>& record,
                                    const Conditions<typename G::Move>& conditions) = 0;

    /// Without any law.
    typename G::Move choose(const GameRecord<G>& record) { return choose(record, {}); }
};

}  // namespace outflank
