#include "eval/bonuses.h"

namespace outflank::eval {
namespace {

using othello::WideBits;

constexpr int Bonus = 5;

/// Turns what the sides have into a bonus for the one that has more.
int bonus_for_more(int own, int other) {
    if (own == other) return 0;
    return own > other ? Bonus : -Bonus;
}

}  // namespace

TermWorths<4> Bonuses::terms(const othello::Othello& game,
                             const othello::Position& position) const {
    const WideBits& own = position.own();
    const WideBits& other = position.other();
    const WideBits open = with_neighbours(game.empties(position));
    return {Disc * (own.count() - other.count()),
            Disc * (corner_points(own) - corner_points(other)),
            Disc * bonus_for_more((other & open).count(), (own & open).count()),
            Disc * edge_points(own, other)};
}

int Bonuses::corner_points(const WideBits& discs) const {
    int points = 0;
    for (const CornerArea& area : corners_) {
        const bool has_corner = (discs & area.corner).any();
        const bool is_beside = (discs & (area.c_squares | area.x_square)).any();
        if (has_corner) points += Bonus;
        if (is_beside) points += has_corner ? Bonus : -Bonus;
    }
    return points;
}

int Bonuses::edge_points(const WideBits& own, const WideBits& other) const {
    int points = 0;
    for (const WideBits& edge : edges_) {
        const bool own_half = 2 * (own & edge).count() >= size_;
        const bool other_half = 2 * (other & edge).count() >= size_;
        points += bonus_for_more(own_half ? 1 : 0, other_half ? 1 : 0);
    }
    return points;
}

}  // namespace outflank::eval
