/// A square of a tafl board and a move between two of them, one byte each.
///
/// The index is rank * 11 + file whatever the size of the board, so that a step up or down is the
/// same number on every board up to 11x11, and e5 the same value in every variant. Whether a square
/// lies on a smaller board is the game's question.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "games/symmetry.h"

namespace outflank::tafl {

inline constexpr int LargestSize = 11;
inline constexpr int SquareCount = LargestSize * LargestSize;

class Square {
  public:
    static constexpr std::optional<Square> at(int file, int rank) {
        if (file < 0 || file >= LargestSize || rank < 0 || rank >= LargestSize) return std::nullopt;
        return from_index(rank * LargestSize + file);
    }
    /// REQUIRES: 0 <= index < SquareCount.
    static constexpr Square from_index(int index) {
        assert(index >= 0 && index < SquareCount);
        return Square(static_cast<std::uint8_t>(index));
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int file() const { return index_ % LargestSize; }
    [[nodiscard]] constexpr int rank() const { return index_ / LargestSize; }
    [[nodiscard]] constexpr bool is_on(int size) const { return file() < size && rank() < size; }

    friend constexpr auto operator<=>(Square, Square) = default;

  private:
    constexpr explicit Square(std::uint8_t index) : index_(index) {}

    std::uint8_t index_;
};

class Move {
  public:
    Move() = default;  // trivial, so that a move list costs nothing to make; Move{} is a1-a1

    static constexpr Move between(Square from, Square to) {
        return Move(static_cast<std::uint8_t>(from.index()), static_cast<std::uint8_t>(to.index()));
    }

    [[nodiscard]] constexpr Square from() const { return Square::from_index(from_); }
    [[nodiscard]] constexpr Square to() const { return Square::from_index(to_); }

    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    constexpr Move(std::uint8_t from, std::uint8_t to) : from_(from), to_(to) {}

    std::uint8_t from_;
    std::uint8_t to_;
};

/// "e5", and "k11" in the last corner of the largest board.
inline std::string format(Square square) {
    return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

/// "e4-e7".
inline std::string format(Move move) { return format(move.from()) + '-' + format(move.to()); }

/// REQUIRES: the square lies on a board of that size.
constexpr Square transformed(Square square, Symmetry symmetry, int size) {
    assert(square.is_on(size));
    const Cell cell = outflank::transformed(Cell{square.file(), square.rank()}, symmetry, size);
    return Square::from_index(cell.rank * LargestSize + cell.file);
}

constexpr Move transformed(Move move, Symmetry symmetry, int size) {
    return Move::between(transformed(move.from(), symmetry, size),
                         transformed(move.to(), symmetry, size));
}

}  // namespace outflank::tafl
