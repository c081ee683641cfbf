#include "games/othello/position.h"

#include <array>
#include <cassert>
#include <cstddef>

#include "core/rng.h"

namespace outflank::othello {

namespace {

/// One random number for each disc on each square and one for White to move; a key is the sum
/// (exclusive or) of those that hold.
struct Zobrist {
    std::array<std::array<std::uint64_t, LargestSize * LargestSize>, 2> disc{};
    std::uint64_t white_to_move = 0;

    [[nodiscard]] constexpr std::uint64_t of(Side side, Square square) const {
        return disc[index(side)][static_cast<std::size_t>(square.index())];
    }
    [[nodiscard]] constexpr std::uint64_t of_flip(Square square) const {
        return of(Side::One, square) ^ of(Side::Two, square);
    }
};

constexpr Zobrist numbers() {
    Rng rng(0x07e110);  // any seed will do
    Zobrist zobrist;
    for (auto& side : zobrist.disc) {
        for (auto& number : side) number = rng.next();
    }
    zobrist.white_to_move = rng.next();
    return zobrist;
}
constexpr Zobrist Numbers = numbers();

std::uint64_t key_of(const WideBits& black, const WideBits& white, Side to_move) {
    std::uint64_t key = to_move == Side::Two ? Numbers.white_to_move : 0;
    black.for_each([&](Square square) { key ^= Numbers.of(Side::One, square); });
    white.for_each([&](Square square) { key ^= Numbers.of(Side::Two, square); });
    return key;
}

}  // namespace

Position::Position(const WideBits& black, const WideBits& white, Side to_move)
    : own_(to_move == Side::One ? black : white),
      other_(to_move == Side::One ? white : black),
      to_move_(to_move),
      key_(key_of(black, white, to_move)) {
    assert(!(black & white).any());
}

Position Position::after(Square square, const WideBits& flips) const {
    assert(!own_.contains(square) && !other_.contains(square));
    assert(!(flips - other_).any());
    Position next;
    next.own_ = other_ - flips;
    next.other_ = own_ | flips | WideBits::of(square);
    next.to_move_ = opponent(to_move_);
    next.key_ = key_ ^ Numbers.white_to_move ^ Numbers.of(to_move_, square);
    flips.for_each([&](Square flipped) { next.key_ ^= Numbers.of_flip(flipped); });
    return next;
}

Position Position::after_pass() const {
    Position next = *this;
    next.own_ = other_;
    next.other_ = own_;
    next.to_move_ = opponent(to_move_);
    next.key_ ^= Numbers.white_to_move;
    return next;
}

}  // namespace outflank::othello
