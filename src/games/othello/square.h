/// A square of an Othello board of any size, in one byte: rank * 16 + file, a1 (top left) is 0.
///
/// The stride is 16 whatever the size, so every byte is a square of the 16x16 board and f5 is the
/// same value on every board. Whether a square lies on a smaller board is the game's question.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/symmetry.h"

namespace outflank::othello {

inline constexpr int SmallestSize = 4;
inline constexpr int LargestSize = 16;

class Square {
  public:
    static constexpr std::optional<Square> at(int file, int rank) {
        if (file < 0 || file >= LargestSize || rank < 0 || rank >= LargestSize) return std::nullopt;
        return from_index(rank * LargestSize + file);
    }

    /// "f5" or "F5": a file from a to p, a rank from 1 to 16 without a leading zero.
    static Result<Square> parse(std::string_view text);

    /// REQUIRES: 0 <= index < 256.
    static constexpr Square from_index(int index) {
        assert(index >= 0 && index < LargestSize * LargestSize);
        return Square(static_cast<std::uint8_t>(index));
    }

    /// From the index rank * 8 + file of the 8x8 kernels: b1 is 1, a2 is 8, h8 is 63. Adding the
    /// three rank bits to the index doubles the stride. REQUIRES: 0 <= index < 64.
    static constexpr Square from_index64(int index) {
        assert(index >= 0 && index < 64);
        return from_index(index + (index & 0x38));
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    /// REQUIRES: the square lies on the 8x8 board.
    [[nodiscard]] constexpr int index64() const {
        assert(is_on(8));
        return (index_ & 7) | ((index_ >> 1) & 0x38);
    }
    [[nodiscard]] constexpr int file() const { return index_ & 15; }
    [[nodiscard]] constexpr int rank() const { return index_ >> 4; }
    [[nodiscard]] constexpr bool is_on(int size) const { return file() < size && rank() < size; }

    friend constexpr auto operator<=>(Square, Square) = default;

  private:
    constexpr explicit Square(std::uint8_t index) : index_(index) {}

    std::uint8_t index_;
};

/// "f5".
std::string format(Square square);

/// REQUIRES: the square lies on a board of that size.
constexpr Square transformed(Square square, Symmetry symmetry, int size) {
    assert(square.is_on(size));
    const Cell cell = outflank::transformed(Cell{square.file(), square.rank()}, symmetry, size);
    return Square::from_index(cell.rank * LargestSize + cell.file);
}

}  // namespace outflank::othello
