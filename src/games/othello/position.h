/// A position of Othello on a board of any size: the discs of the side to move, those of the other
/// side, who is to move, and a Zobrist key kept up to date move by move. A value without history.
#pragma once

#include <cstdint>

#include "games/game.h"
#include "games/othello/square.h"
#include "games/othello/wide_bits.h"

namespace outflank::othello {

class Position {
  public:
    Position() = default;  // an empty board, Black to move

    /// REQUIRES: black and white are disjoint.
    Position(const WideBits& black, const WideBits& white, Side to_move);

    /// The discs of the side to move, and of its opponent.
    [[nodiscard]] const WideBits& own() const { return own_; }
    [[nodiscard]] const WideBits& other() const { return other_; }
    [[nodiscard]] const WideBits& discs(Side side) const {
        return side == to_move_ ? own_ : other_;
    }
    [[nodiscard]] Side to_move() const { return to_move_; }
    /// Equal positions have equal keys; the side to move is part of it.
    [[nodiscard]] std::uint64_t key() const { return key_; }

    /// A disc of the side to move on the square, the flipped discs turned over, the other side to
    /// move. REQUIRES: the square is empty, the flips are discs of the other side.
    [[nodiscard]] Position after(Square square, const WideBits& flips) const;
    /// The same discs, the other side to move.
    [[nodiscard]] Position after_pass() const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    WideBits own_;
    WideBits other_;
    Side to_move_ = Side::One;
    std::uint64_t key_ = 0;
};

}  // namespace outflank::othello
