/// The eight symmetries of a square board, for squares of any size. Bit boards have faster ways of
/// their own.
#pragma once

#include <array>
#include <cstdint>

namespace outflank {

/// Bit 0 mirrors left to right, bit 1 mirrors top to bottom, bit 2 transposes afterwards.
enum class Symmetry : std::uint8_t {};

inline constexpr int SymmetryCount = 8;
inline constexpr std::array<Symmetry, SymmetryCount> AllSymmetries = {
    Symmetry{0}, Symmetry{1}, Symmetry{2}, Symmetry{3},
    Symmetry{4}, Symmetry{5}, Symmetry{6}, Symmetry{7}};

struct Cell {
    int file = 0;  // 0 is a, left
    int rank = 0;  // 0 is 1, top

    friend constexpr bool operator==(Cell, Cell) = default;
};

constexpr Cell transformed(Cell cell, Symmetry symmetry, int size) {
    const auto bits = static_cast<unsigned>(symmetry);
    if (bits & 1U) cell.file = size - 1 - cell.file;
    if (bits & 2U) cell.rank = size - 1 - cell.rank;
    return bits & 4U ? Cell{cell.rank, cell.file} : cell;
}

/// What undoes it: only the two quarter turns are not their own inverse.
constexpr Symmetry inverse(Symmetry symmetry) {
    const auto bits = static_cast<unsigned>(symmetry);
    if (bits == 5U) return Symmetry{6};
    if (bits == 6U) return Symmetry{5};
    return symmetry;
}

}  // namespace outflank
