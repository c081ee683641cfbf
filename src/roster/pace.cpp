#include "roster/pace.h"

namespace outflank::roster {

std::optional<MoveBudget> budget_of(std::optional<Duration> own_time,
                                    std::optional<Duration> move_time,
                                    std::optional<GameClock> clock, int plies) {
    std::optional<MoveBudget> budget;
    const auto bind = [&](const MoveBudget& other) {
        budget = budget ? tighter(*budget, other) : other;
    };
    if (own_time) bind(budget_for_move(*own_time));
    if (move_time) bind(budget_for_move(*move_time));
    if (clock) bind(budget_for_clock(*clock, plies));
    return budget;
}

}  // namespace outflank::roster
