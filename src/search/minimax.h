/// Minimax: the textbook search, every line to a fixed depth.
///
/// The idea: I choose the move that is best for me, knowing that you answer with the one that is
/// best for you. What is good for you is as bad for me, so one rule serves both sides: a position
/// is worth, to the side to move, the best of what its moves lead to, each with the sign turned
/// round. Where the depth runs out, an evaluation says what it thinks.
///
/// It looks at everything, and that is its use: nothing can be wrong with it, so the faster
/// searches are tested against it. With b moves a position it enters about b^depth of them.
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>

#include "eval/evaluator.h"
#include "search/line.h"
#include "search/report.h"

namespace outflank {

template <Game G, Evaluator<G> E>
class Minimax {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    Minimax(G game, E evaluator) : game_(std::move(game)), evaluator_(std::move(evaluator)) {}

    /// The best move by looking that many plies ahead, and how many positions it took. Blocks until
    /// it is done. REQUIRES: depth >= 1.
    SearchReport<Move> search(const Position& position, int depth) {
        assert(depth >= 1);
        const auto begin = Clock::now();
        explored_ = 0;
        lines_ = LineTable<Move>(depth + 1);
        SearchReport<Move> report;
        report.depth = depth;
        report.score = value(position, depth, 0);
        report.line = lines_.root();
        report.nodes = explored_;
        report.time = Clock::now() - begin;
        return report;
    }

  private:
    /// `ply` is how far the position is from the one the search began with.
    Score value(const Position& position, int depth, int ply) {
        ++explored_;
        lines_.clear(ply);
        if (depth == 0 && !game_.is_over(position)) return evaluator_.evaluate(game_, position);
        const auto moves = game_.moves(position);
        if (moves.empty())
            return evaluator_.decided(game_, position, *game_.outcome(position), ply);

        Score best = -Infinite;
        for (const Move move : moves) {
            const Score score = -value(game_.after(position, move), depth - 1, ply + 1);
            if (score > best) {
                best = score;
                lines_.extend(ply, move);
            }
        }
        return best;
    }

    G game_;
    E evaluator_;
    LineTable<Move> lines_{0};
    std::uint64_t explored_ = 0;
};

}  // namespace outflank
