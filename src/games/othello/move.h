/// A move in Othello: a disc on a square, or a pass. A pass is a move like any other, so generic
/// code has no special case for it.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/square.h"

namespace outflank::othello {

class Move {
  public:
    Move() = default;  // trivial, so that a move list costs nothing to make; Move{} is a1

    static constexpr Move pass() { return Move(PassCode); }
    static constexpr Move at(Square square) {
        return Move(static_cast<std::uint16_t>(square.index()));
    }

    /// "f5"; a pass is "pass", "pa", "ps", "--" or "@@". Upper and lower case are the same.
    static Result<Move> parse(std::string_view text);

    [[nodiscard]] constexpr bool is_pass() const { return code_ == PassCode; }
    /// REQUIRES: !is_pass().
    [[nodiscard]] constexpr Square square() const {
        assert(!is_pass());
        return Square::from_index(code_);
    }

    /// By square, the pass last.
    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    static constexpr std::uint16_t PassCode = 256;  // the first number that is no square

    constexpr explicit Move(std::uint16_t code) : code_(code) {}

    std::uint16_t code_;
};

/// "f5", or "pass".
std::string format(Move move);

/// REQUIRES: the move is a pass or lies on a board of that size.
constexpr Move transformed(Move move, Symmetry symmetry, int size) {
    return move.is_pass() ? move : Move::at(transformed(move.square(), symmetry, size));
}

}  // namespace outflank::othello
