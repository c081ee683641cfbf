#include "eval/geometry.h"

#include <cstddef>

namespace outflank::eval {
namespace {

using othello::LargestSize;
using othello::Square;
using othello::WideBits;

/// REQUIRES: the square lies on the 16x16 board.
constexpr WideBits at(int file, int rank) { return WideBits::of(*Square::at(file, rank)); }

constexpr WideBits file_of_16x16(int file) {
    WideBits squares;
    for (int rank = 0; rank < LargestSize; ++rank) squares |= at(file, rank);
    return squares;
}

constexpr WideBits Leftmost = file_of_16x16(0);
constexpr WideBits Rightmost = file_of_16x16(LargestSize - 1);

}  // namespace

std::array<CornerArea, 4> corner_areas(int size) {
    std::array<CornerArea, 4> areas;
    std::size_t i = 0;
    for (const int rank : {0, size - 1}) {
        for (const int file : {0, size - 1}) {
            const int inner_file = file == 0 ? 1 : file - 1;
            const int inner_rank = rank == 0 ? 1 : rank - 1;
            areas[i++] = {.corner = at(file, rank),
                          .c_squares = at(inner_file, rank) | at(file, inner_rank),
                          .x_square = at(inner_file, inner_rank)};
        }
    }
    return areas;
}

std::array<WideBits, 4> edges(int size) {
    std::array<WideBits, 4> edges;
    const int last = size - 1;
    for (int i = 0; i < size; ++i) {
        edges[0] |= at(i, 0);
        edges[1] |= at(i, last);
        edges[2] |= at(0, i);
        edges[3] |= at(last, i);
    }
    return edges;
}

WideBits with_neighbours(const WideBits& squares) {
    // A step sideways from the outermost file would arrive in the next row.
    const WideBits rows =
        squares | (squares - Rightmost).shifted<1>() | (squares - Leftmost).shifted<-1>();
    return rows | rows.shifted<LargestSize>() | rows.shifted<-LargestSize>();
}

}  // namespace outflank::eval
