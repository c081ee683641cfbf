/// StableDiscs: discs that no sequence of moves can ever turn, on boards of every size. What is
/// found is a lower bound.
///
/// Four lines run through a square. A disc is safe along a line when the line ends beside it, when
/// the line is full, or when its neighbour on that line is a stable disc of its own colour; it is
/// stable when it is safe along all four. So stability grows from the corners, disc by disc, until
/// nothing is added.
#pragma once

#include <array>
#include <vector>

#include "games/othello/wide_bits.h"

namespace outflank::eval {

class StableDiscs {
  public:
    /// REQUIRES: othello::Othello::is_size(size).
    explicit StableDiscs(int size);

    /// Those among `own`. REQUIRES: own and other are disjoint, and lie on a board of that size.
    [[nodiscard]] othello::WideBits among(const othello::WideBits& own,
                                          const othello::WideBits& other) const;

  private:
    struct Axis {
        std::vector<othello::WideBits> lines;
        othello::WideBits ends;  // where a line begins or ends
    };

    [[nodiscard]] static othello::WideBits safe_along(const Axis& axis,
                                                      const othello::WideBits& discs);

    std::array<Axis, 4> axes_;  // ranks, files, falling and rising diagonals
};

}  // namespace outflank::eval
