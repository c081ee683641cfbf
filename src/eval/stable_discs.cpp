#include "eval/stable_discs.h"

#include <optional>

#include "games/othello/square.h"

namespace outflank::eval {
namespace {

using othello::LargestSize;
using othello::Square;
using othello::WideBits;

std::optional<Square> on_board(int file, int rank, int size) {
    const auto square = Square::at(file, rank);
    return square && square->is_on(size) ? square : std::nullopt;
}

/// From the square on, step by step to the edge.
WideBits line_from(Square first, int right, int down, int size) {
    WideBits line;
    for (std::optional<Square> square = first; square;
         square = on_board(square->file() + right, square->rank() + down, size))
        line.insert(*square);
    return line;
}

/// The squares next to these along one axis; those of the far edge that a step sideways arrives at
/// do no harm, because discs at the end of a line are safe along it anyway.
template <int Step>
WideBits beside(const WideBits& squares) {
    return squares.shifted<Step>() | squares.shifted<-Step>();
}

}  // namespace

StableDiscs::StableDiscs(int size) {
    constexpr std::array<std::array<int, 2>, 4> steps = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        const auto [right, down] = steps[i];
        WideBits::board(size).for_each([&](Square square) {
            const bool begins = !on_board(square.file() - right, square.rank() - down, size);
            const bool ends = !on_board(square.file() + right, square.rank() + down, size);
            if (begins) axes_[i].lines.push_back(line_from(square, right, down, size));
            if (begins || ends) axes_[i].ends.insert(square);
        });
    }
}

WideBits StableDiscs::among(const WideBits& own, const WideBits& other) const {
    const WideBits discs = own | other;
    std::array<WideBits, 4> safe;
    for (std::size_t i = 0; i < safe.size(); ++i) safe[i] = safe_along(axes_[i], discs);
    WideBits stable;
    for (;;) {
        const WideBits next = own & (safe[0] | beside<1>(stable)) &
                              (safe[1] | beside<LargestSize>(stable)) &
                              (safe[2] | beside<LargestSize + 1>(stable)) &
                              (safe[3] | beside<LargestSize - 1>(stable));
        if (next == stable) return stable;
        stable = next;
    }
}

WideBits StableDiscs::safe_along(const Axis& axis, const WideBits& discs) {
    WideBits safe = axis.ends;
    for (const WideBits& line : axis.lines) {
        if (!(line - discs).any()) safe |= line;
    }
    return safe;
}

}  // namespace outflank::eval
