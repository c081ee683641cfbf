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

TermWorths<2> KingDistance::terms(const tafl::Tafl& /*game*/,
                                  const tafl::Position& position) const {
    const int defenders = position.defenders().count() + 1;
    const int everybody = defenders + position.attackers().count();
    const Score men = 2 * (800 * defenders / everybody) - 1000;
    const Score distance = 2 * (nearness(position.king().first()) / 5);
    const Score sign = position.to_move() == Side::Two ? 1 : -1;
    return {sign * men, sign * distance};
}

}  // namespace outflank::eval
