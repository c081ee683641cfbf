/// LineTable: the best line of play below every ply of the path that a search is on.
///
/// Whoever finds a better move at a ply takes over the line that was found behind it, one ply
/// deeper. When the search is back at the root, the line of ply 0 is the one it expects:
///
///     ply 0   f5 d6 c3        f5, and then the line of ply 1
///     ply 1      d6 c3
///     ply 2         c3
///
/// What a search calls at every position is forced inline: searches are compiled for several
/// instruction sets, and an out-of-line copy would carry one file's instructions into all of them.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace outflank {

template <class Move>
class LineTable {
  public:
    /// For plies 0 to `last_ply`. The only allocation.
    explicit LineTable(int last_ply)
        : stride_(static_cast<std::size_t>(last_ply) + 1),
          moves_(stride_ * stride_),
          lengths_(stride_ + 1, 0) {}

    /// Nothing is known yet at that ply. To be called whenever a position is entered.
    [[gnu::always_inline]] void clear(int ply) { length(ply) = 0; }

    /// At that ply, best is this move and then the line of the next ply.
    [[gnu::always_inline]] void extend(int ply, Move move) {
        assert(static_cast<std::size_t>(ply) + 1 < stride_);
        Move* const line = begin(ply);
        *line = move;
        std::copy_n(begin(ply + 1), length(ply + 1), line + 1);
        length(ply) = length(ply + 1) + 1;
    }

    [[nodiscard]] std::vector<Move> root() const {
        return {moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(lengths_[0])};
    }

  private:
    [[gnu::always_inline]] Move* begin(int ply) {
        return &moves_[static_cast<std::size_t>(ply) * stride_];
    }
    [[gnu::always_inline]] std::size_t& length(int ply) {
        return lengths_[static_cast<std::size_t>(ply)];
    }

    std::size_t stride_;
    std::vector<Move> moves_;  // a row for each ply
    std::vector<std::size_t> lengths_;
};

}  // namespace outflank
