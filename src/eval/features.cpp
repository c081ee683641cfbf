#include "eval/features.h"

#include <algorithm>

namespace outflank::eval {
namespace {

using othello::WideBits;

/// Hundredths of a disc; of a ratio, what it is worth when one side has everything.
constexpr Score Mobility = 1000;
constexpr Score PotentialMobility = 500;
constexpr Score DiscRatio = 100;
constexpr Score CornerWorth = 800;
constexpr Score CSquare = -150;
constexpr Score XSquare = -350;
constexpr Score StableDisc = 100;
constexpr Score Parity = 200;

Score weighed_ratio(Score weight, int own, int other) {
    return own + other == 0 ? 0 : weight * (own - other) / (own + other);
}

}  // namespace

Score Features::evaluate(const othello::Othello& game, const othello::Position& position) const {
    return std::clamp(sum(terms(game, position)), -largest_, largest_);
}

Score Features::parity(int empties) { return empties % 2 == 1 ? Parity : -Parity; }

TermWorths<7> Features::terms(const othello::Othello& game,
                              const othello::Position& position) const {
    const WideBits& own = position.own();
    const WideBits& other = position.other();
    const WideBits empties = game.empties(position);
    const int own_moves = game.playable(position, position.to_move()).count();
    const int other_moves = game.playable(position, opponent(position.to_move())).count();
    const int stable =
        stable_discs_.among(own, other).count() - stable_discs_.among(other, own).count();
    return {weighed_ratio(Mobility, own_moves, other_moves),
            weighed_ratio(PotentialMobility, (with_neighbours(other) & empties).count(),
                          (with_neighbours(own) & empties).count()),
            weighed_ratio(DiscRatio, own.count(), other.count()),
            corner_worth(own) - corner_worth(other),
            beside_corner_worth(own, empties) - beside_corner_worth(other, empties),
            StableDisc * stable,
            parity(empties.count())};
}

Score Features::corner_worth(const WideBits& discs) const {
    Score worth = 0;
    for (const CornerArea& area : corners_) {
        if ((discs & area.corner).any()) worth += CornerWorth;
    }
    return worth;
}

Score Features::beside_corner_worth(const WideBits& discs, const WideBits& empties) const {
    Score worth = 0;
    for (const CornerArea& area : corners_) {
        if (!(empties & area.corner).any()) continue;
        worth += CSquare * (discs & area.c_squares).count();
        worth += XSquare * (discs & area.x_square).count();
    }
    return worth;
}

}  // namespace outflank::eval
