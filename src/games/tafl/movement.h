/// Where pieces can go: rook moves through the squares that the rules let a piece enter.
///
/// What may be entered depends on the direction of travel, and on nothing else about the piece: a
/// camp square may be entered only from a square of its camp, that is from a camp square right
/// behind it. So one mask per direction, made once from the rules, says everything about camps, a
/// closed throne and the edge of the board, and the moves of a whole side are four fills.
#pragma once

#include <array>
#include <cstddef>

#include "games/tafl/bits.h"
#include "games/tafl/rules.h"

namespace outflank::tafl {

/// The pieces of one side; the attackers have no king.
struct Movers {
    Bits men;
    Bits king;
};

class Movement {
  public:
    explicit Movement(const Rules& rules);

    /// The squares where the piece on `from` may go. Any piece may stand there: the rules differ
    /// for the king.
    [[nodiscard]] Bits targets(Square from, bool is_king, Bits occupied) const;
    /// Where the pieces arrive by Direction of travel, whoever may stop there.
    [[nodiscard]] std::array<Bits, 4> arrivals(Bits pieces, Bits occupied) const;
    /// The piece that arrives on that square when it travels that way. REQUIRES: one does.
    [[nodiscard]] static Square origin(Direction way, Square to, Bits occupied);
    [[nodiscard]] bool may_stop(Square square, bool is_king) const {
        return is_king || !king_only_.contains(square);
    }
    /// The number of moves of a side: every target of every piece.
    [[nodiscard]] std::size_t count(const Movers& movers, Bits occupied) const;
    /// Every square that is reached by a slide from one of the squares, whoever may stop there; of
    /// two sets at once, for nearly the price of one.
    [[nodiscard]] std::array<Bits, 2> slides_from(const std::array<Bits, 2>& sets,
                                                  Bits occupied) const;
    /// Is there a move at all? Nearly always answered by the squares beside the pieces.
    [[nodiscard]] bool any(const Movers& movers, Bits occupied) const;

    friend bool operator==(const Movement&, const Movement&) = default;

  private:
    std::array<Bits, 4>
        enterable_;  // by Direction: what a piece that travels that way may enter, if empty
    Bits king_only_;
    Bits sees_king_only_;  // the squares in line with one where only the king may stop
};

}  // namespace outflank::tafl
