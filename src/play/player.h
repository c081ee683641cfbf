/// Player: whoever chooses moves. Virtual, because from here up one call a move is cheap and
/// players are chosen by name.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "core/result.h"
#include "games/game.h"
#include "play/clock.h"
#include "play/record.h"
#include "search/report.h"

namespace outflank {

/// Where no law limits a move, a player outside this program that is silent for so long hangs.
inline constexpr Duration UsualPatience = std::chrono::minutes(5);

/// Under what conditions a move is chosen: the law of the game, not the player's own habits.
template <class Move>
struct Conditions {
    std::optional<Duration> move_time;
    std::optional<GameClock> clock;  // of the side to move
    Duration patience = UsualPatience;  // where neither of these limits a move
    std::stop_token stop;  // somebody wants the move now
    OnReport<Move> on_report;  // told on the calling thread by players that search; may be empty
};

/// What a player decided, and what it took.
template <class Move>
struct Choice {
    std::optional<Move> move;  // nothing: the player resigns
    std::uint64_t explored = 0;  // positions its search entered, the root included
};

template <Game G>
class Player {
  public:
    using Move = typename G::Move;

    virtual ~Player() = default;

    [[nodiscard]] virtual std::string name() const = 0;

    /// Does what takes time before the first move and is not to count against a clock, such as
    /// waiting for another program. Blocks; a wish to stop gives an error. Whoever is not asked to
    /// does it with the first move.
    virtual Result<Done> prepare(const std::stop_token& /*stop*/) { return Done{}; }

    /// A move for the side to move. Blocks until it is found. Our own players always find a legal
    /// one; a player outside this program may fail, and what it sends is to be checked. REQUIRES:
    /// !record.is_over().
    virtual Result<Choice<Move>> choose(const GameRecord<G>& record,
                                        const Conditions<Move>& conditions) = 0;

    /// Without any law.
    Result<Choice<Move>> choose(const GameRecord<G>& record) { return choose(record, {}); }
};

}  // namespace outflank
