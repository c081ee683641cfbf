#include "games/tafl/movement.h"

#include "games/tafl/slides.h"

namespace outflank::tafl {
namespace {

/// The squares that lie in each direction from each square, to the edge of the largest board.
using Rays = std::array<std::array<Bits, SquareCount>, 4>;

template <Direction D>
constexpr void fill_rays(Rays& rays) {
    for (int from = 0; from < SquareCount; ++from) {
        Bits& ray = rays[index(D)][static_cast<std::size_t>(from)];
        for (Bits step = stepped<D>(Bits::of(Square::from_index(from))); step.any();
             step = stepped<D>(step)) {
            ray |= step;
        }
    }
}

constexpr Rays all_rays() {
    Rays rays{};
    fill_rays<Direction::Right>(rays);
    fill_rays<Direction::Down>(rays);
    fill_rays<Direction::Left>(rays);
    fill_rays<Direction::Up>(rays);
    return rays;
}

constexpr Rays AllRays = all_rays();

Bits ray(Direction direction, Square from) {
    return AllRays[index(direction)][static_cast<std::size_t>(from.index())];
}

template <Direction D>
Bits enterable_squares(const Rules& rules) {
    const Bits camp_behind = stepped<D>(rules.camps);
    return (rules.board() & entered<D>()) - rules.closed - (rules.camps - camp_behind);
}

constexpr Direction opposite(Direction way) {
    return static_cast<Direction>(static_cast<unsigned>(way) ^ 2U);
}

/// Whether squares that lie further that way have higher numbers.
constexpr bool counts_upwards(Direction way) {
    return way == Direction::Right || way == Direction::Down;
}

/// The moves of all pieces in one direction, still as counts a byte.
template <Direction D>
Halves slide_counts(Halves pieces, Halves passable, Halves may_stop) {
    return byte_counts(slides<D>(pieces, passable) & may_stop);
}

/// The squares of the ray before the first one that is not passable, for directions that count
/// upwards (right, down) and downwards (left, up).
Bits free_upwards(Bits ray, Bits passable) { return ray & (ray - passable).before(); }
Bits free_downwards(Bits ray, Bits passable) { return ray & (ray - passable).after(); }

}  // namespace

Movement::Movement(const Rules& rules)
    : enterable_{enterable_squares<Direction::Right>(rules),
                 enterable_squares<Direction::Down>(rules),
                 enterable_squares<Direction::Left>(rules),
                 enterable_squares<Direction::Up>(rules)},
      king_only_(rules.king_only) {
    for (const Square square : rules.king_only) {
        for (const Direction way : AllDirections) sees_king_only_ |= ray(way, square);
    }
}

Bits Movement::targets(Square from, bool is_king, Bits occupied) const {
    using enum Direction;
    const Bits reached = free_upwards(ray(Right, from), enterable_[index(Right)] - occupied) |
                         free_upwards(ray(Down, from), enterable_[index(Down)] - occupied) |
                         free_downwards(ray(Left, from), enterable_[index(Left)] - occupied) |
                         free_downwards(ray(Up, from), enterable_[index(Up)] - occupied);
    return is_king ? reached : reached - king_only_;
}

std::array<Bits, 4> Movement::arrivals(Bits pieces, Bits occupied) const {
    using enum Direction;
    const Halves from = halves(pieces);
    const Halves empty = ~halves(occupied);
    const auto passable = [&](Direction way) { return halves(enterable_[index(way)]) & empty; };
    return {bits(slides<Right>(from, passable(Right))), bits(slides<Down>(from, passable(Down))),
            bits(slides<Left>(from, passable(Left))), bits(slides<Up>(from, passable(Up)))};
}

Square Movement::origin(Direction way, Square to, Bits occupied) {
    const Bits behind = ray(opposite(way), to) & occupied;
    return counts_upwards(way) ? behind.last() : behind.first();
}

std::size_t Movement::count(const Movers& movers, Bits occupied) const {
    using enum Direction;
    const Halves pieces = halves(movers.men | movers.king);
    const Halves empty = ~halves(occupied);
    const Halves may_stop = ~halves(king_only_);
    const auto passable = [&](Direction way) { return halves(enterable_[index(way)]) & empty; };
    int moves = sum_of_bytes(slide_counts<Right>(pieces, passable(Right), may_stop) +
                             slide_counts<Down>(pieces, passable(Down), may_stop) +
                             slide_counts<Left>(pieces, passable(Left), may_stop) +
                             slide_counts<Up>(pieces, passable(Up), may_stop));
    if ((movers.king & sees_king_only_).any()) {
        moves += (targets(movers.king.first(), true, occupied) & king_only_).count();
    }
    return static_cast<std::size_t>(moves);
}

std::array<Bits, 2> Movement::slides_from(const std::array<Bits, 2>& sets, Bits occupied) const {
    using enum Direction;
    const Halves empty = ~halves(occupied);
    const std::array<Halves, 2> from = {halves(sets[0]), halves(sets[1])};
    std::array<Halves, 2> reached{};
    const auto slide = [&]<Direction D>() {
        const Jumps<D> jumps(halves(enterable_[index(D)]) & empty);
        reached[0] |= slides(from[0], jumps);
        reached[1] |= slides(from[1], jumps);
    };
    slide.template operator()<Right>();
    slide.template operator()<Down>();
    slide.template operator()<Left>();
    slide.template operator()<Up>();
    return {bits(reached[0]), bits(reached[1])};
}

bool Movement::any(const Movers& movers, Bits occupied) const {
    using enum Direction;
    const Bits pieces = movers.men | movers.king;
    const Bits taken = occupied | king_only_;
    const auto free = [&](Direction way) { return enterable_[index(way)] - taken; };
    if ((pieces.shifted<Right>() & free(Right)).any()) return true;
    if ((pieces.shifted<Down>() & free(Down)).any()) return true;
    if ((pieces.shifted<Left>() & free(Left)).any()) return true;
    if ((pieces.shifted<Up>() & free(Up)).any()) return true;
    // All that is left is a jump over an empty square where men may not stop, or the king's step
    // onto one.
    return count(movers, occupied) > 0;
}

}  // namespace outflank::tafl
