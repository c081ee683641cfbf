/// Time for a move: how much of the time on the move, or of the clock of a whole game, to spend.
///
/// Pure functions: nobody here looks at a watch. Whoever thinks within the hard budget never loses
/// on time, whatever the machine does in between, short of stalling for longer than the reserve.
#pragma once

#include <string_view>

#include "core/result.h"
#include "search/limits.h"

namespace outflank {

/// What a side has left for the rest of the game; the increment comes back after each of its moves.
struct GameClock {
    Duration remaining{};
    Duration increment{};

    friend bool operator==(const GameClock&, const GameClock&) = default;
};

/// `10s+100ms`, or `10s` for a clock without an increment. The error names `what`.
Result<GameClock> parse_clock(std::string_view what, std::string_view text);

struct MoveBudget {
    Duration soft{};  // nothing new is begun after this
    Duration hard{};  // thinking ends, whatever it was about

    friend bool operator==(const MoveBudget&, const MoveBudget&) = default;
};

/// The whole time on the move, less a margin for ending a search and sending its answer.
MoveBudget budget_for_move(Duration time_on_the_move);

/// A share of the clock by the moves to come, larger in the middle game, where games are decided.
MoveBudget budget_for_clock(const GameClock& clock, int empties);

/// Both laws at once.
MoveBudget tighter(const MoveBudget& one, const MoveBudget& other);

}  // namespace outflank
