#include "analysis/othello_ground.h"

#include "eval/geometry.h"

namespace outflank::analysis {

namespace {

using othello::Othello;
using othello::Position;
using othello::Square;
using othello::WideBits;

Square only_square(const WideBits& squares) {
    std::optional<Square> only;
    squares.for_each([&](Square square) { only = square; });
    return *only;
}

/// The empty corner whose part of the board, as `part` picks it, holds the square.
std::optional<Square> empty_corner_near(const Othello& game, const Position& position,
                                        Square square, WideBits eval::CornerArea::* part) {
    const WideBits empties = game.empties(position);
    for (const eval::CornerArea& area : eval::corner_areas(game.size())) {
        if ((area.*part).contains(square) && (area.corner & empties).any())
            return only_square(area.corner);
    }
    return std::nullopt;
}

}  // namespace

WideBits corners(int size) {
    WideBits all;
    for (const eval::CornerArea& area : eval::corner_areas(size)) all |= area.corner;
    return all;
}

std::optional<Square> corner_of_x_square(const Othello& game, const Position& position,
                                         Square square) {
    return empty_corner_near(game, position, square, &eval::CornerArea::x_square);
}

std::optional<Square> corner_of_c_square(const Othello& game, const Position& position,
                                         Square square) {
    return empty_corner_near(game, position, square, &eval::CornerArea::c_squares);
}

WideBits safe_moves(const Othello& game, const Position& position) {
    const WideBits all_corners = corners(game.size());
    WideBits safe;
    game.playable(position).for_each([&](Square square) {
        if (corner_of_x_square(game, position, square)) return;
        if (corner_of_c_square(game, position, square)) return;
        const Position next = game.after(position, othello::Move::at(square));
        if ((game.playable(next) & all_corners).any()) return;
        safe.insert(square);
    });
    return safe;
}

WideBits region_of(const Othello& game, const Position& position, Square square) {
    const WideBits empties = game.empties(position);
    WideBits region;
    for (WideBits grown = WideBits::of(square); grown != region;) {
        region = grown;
        grown = eval::with_neighbours(region) & empties;
    }
    return region;
}

WideBits frontier(const Othello& game, const Position& position, Side side) {
    return eval::with_neighbours(game.empties(position)) & position.discs(side);
}

}  // namespace outflank::analysis
