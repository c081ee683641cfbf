/// A position on the 8x8 board in two words and a flag: what the hot code works on.
#pragma once

#include <cstdint>

#include "games/game.h"
#include "games/othello/position.h"
#include "games/symmetry.h"
#include "kernels/bitboard.h"

namespace outflank::othello {

struct Position8 {
    kernels::Bitboard own = 0;  // discs of the side to move
    kernels::Bitboard other = 0;
    Side to_move = Side::One;

    [[nodiscard]] constexpr kernels::Bitboard black() const {
        return to_move == Side::One ? own : other;
    }
    [[nodiscard]] constexpr kernels::Bitboard white() const {
        return to_move == Side::One ? other : own;
    }
    [[nodiscard]] constexpr kernels::Bitboard empties() const { return ~(own | other); }

    friend constexpr bool operator==(const Position8&, const Position8&) = default;
};

/// The four discs in the middle, Black to move.
Position8 start8();

/// A key for tables. Mixed from the two words whenever asked, by one multiplication; a Zobrist
/// key would have to be kept by a look-up for every disc that a move turns.
std::uint64_t key(const Position8& position);

/// The same position for the any-size game, and back. REQUIRES of narrowed: every disc lies on the
/// 8x8 board.
Position widened(const Position8& position);
Position8 narrowed(const Position& position);

Position8 transformed(const Position8& position, Symmetry symmetry);

struct Canonical8 {
    Position8 position;
    Symmetry symmetry;  // transformed(the position asked about, symmetry) == position
};

/// The image with the least (own, other): the same for all eight. Where several symmetries lead to
/// it, the first.
Canonical8 canonical(const Position8& position);

}  // namespace outflank::othello
