#include "eval/king_distance.h"

#include <algorithm>
#include <cstdlib>

namespace outflank::eval {
namespace {

int steps(tafl::Square from, tafl::Square to) {
    return std::abs(from.file() - to.file()) + std::abs(from.rank() - to.rank());
}

/// REQUIRES: there is an escape square.
int steps_to_nearest(tafl::Square from, tafl::Bits escapes) {
    int nearest = steps(from, escapes.first());
    for (const tafl::Square escape : escapes) nearest = std::min(nearest, steps(from, escape));
    return nearest;
}

}  // namespace

KingDistance::KingDistance(const tafl::Rules& rules) {
    int farthest = 1;
    for (const tafl::Square square : rules.board())
        farthest = std::max(farthest, steps_to_nearest(square, rules.escapes));
    for (const tafl::Square square : rules.board()) {
        nearness_[static_cast<std::size_t>(square.index())] =
            1000 * (farthest - steps_to_nearest(square, rules.escapes)) / farthest;
    }
}

Score KingDistance::evaluate(const tafl::Tafl& /*game*/, const tafl::Position& position) const {
    const int defenders = position.defenders().count() + 1;
    const int everybody = defenders + position.attackers().count();
    const Score value = 800 * defenders / everybody + nearness(position.king().first()) / 5;
    const Score for_defenders = 2 * value - 1000;
    return position.to_move() == Side::Two ? for_defenders : -for_defenders;
}

}  // namespace outflank::eval
