/// The textbook searches on the 8x8 board, compiled once per instruction set.
///
/// The same text as on every other board (search/minimax.h, search/alphabeta.h), over
/// Othello8<Kernel> and many times faster. Only for `discs`, the evaluation that costs nothing:
/// with the others a search spends its time judging, not moving.
#pragma once

#include <memory>

#include "core/isa.h"
#include "games/othello/move.h"
#include "games/othello/position.h"
#include "games/othello/position8.h"
#include "search/alphabeta.h"
#include "search/depth_search.h"

namespace outflank::engine {

/// Made by each instruction set's own file. The caller owns what they make.
struct Textbook8 {
    using Search = DepthSearch<othello::Position8, othello::Move>;

    Search* (*minimax)();
    Search* (*alphabeta)(DepthBias bias);
};

extern const Textbook8 PortableTextbook8;
#ifdef OUTFLANK_X86
extern const Textbook8 Avx2Textbook8;
extern const Textbook8 Avx512Textbook8;
#endif

/// REQUIRES: is_supported(isa).
const Textbook8& textbook8(Isa isa);

/// A search of the 8x8 board for those who hold positions of the any-size game.
class NarrowedSearch final : public DepthSearch<othello::Position, othello::Move> {
  public:
    explicit NarrowedSearch(Textbook8::Search* search) : search_(search) {}

    /// REQUIRES: the position is one of the 8x8 board.
    Score to_depth(const othello::Position& position, int depth,
                   Iteration<othello::Move>& iteration) override {
        return search_->to_depth(othello::narrowed(position), depth, iteration);
    }

  private:
    std::unique_ptr<Textbook8::Search> search_;
};

}  // namespace outflank::engine
