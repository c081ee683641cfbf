#include "roster/pace.h"

namespace outflank::roster {

std::optional<MoveBudget> budget_of(const EngineHabits& habits, std::optional<Duration> move_time,
                                    std::optional<GameClock> clock, int empties) {
    std::optional<MoveBudget> budget;
    const auto bind = [&](const MoveBudget& other) {
        budget = budget ? tighter(*budget, other) : other;
    };
    if (habits.time) bind(budget_for_move(*habits.time));
    if (move_time) bind(budget_for_move(*move_time));
    if (clock) bind(budget_for_clock(*clock, empties));
    return budget;
}

}  // namespace outflank::roster
