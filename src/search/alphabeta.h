/// AlphaBeta: the textbook search that finds what minimax finds and leaves out what cannot matter.
///
/// The idea: once I have a move worth 5, I need not know how bad another one is, only that you have
/// an answer to it that leaves me less. So each position is searched with a window: `alpha` is what
/// the side to move has for certain elsewhere, `beta` what the opponent has. A move worth beta or
/// more ends the work at once, because the opponent will not let us come here.
///
/// The score is that of minimax at the same depth, always; the number of positions is, with luck in
/// the order of moves, the square root of it. This one tries moves in the order the game gives
/// them.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

#include "eval/evaluator.h"
#include "search/line.h"
#include "search/report.h"

namespace outflank {

template <Game G, Evaluator<G> E>
class AlphaBeta {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    AlphaBeta(G game, E evaluator) : game_(std::move(game)), evaluator_(std::move(evaluator)) {}

    /// The best move by looking that many plies ahead, and how many positions it took. Blocks until
    /// it is done. REQUIRES: depth >= 1.
    SearchReport<Move> search(const Position& position, int depth) {
        assert(depth >= 1);
        const auto begin = Clock::now();
        explored_ = 0;
        lines_ = LineTable<Move>(depth + 1);
        SearchReport<Move> report;
        report.depth = depth;
        report.score = value(position, depth, -Infinite, Infinite, 0);
        report.line = lines_.root();
        report.nodes = explored_;
        report.time = Clock::now() - begin;
        return report;
    }

  private:
    /// Exact between alpha and beta; at or below alpha the true value is no more than this, at or
    /// above beta no less. `ply` is how far the position is from the one the search began with.
    Score value(const Position& position, int depth, Score alpha, Score beta, int ply) {
        ++explored_;
        lines_.clear(ply);
        if (depth == 0 && !game_.is_over(position)) return evaluator_.evaluate(game_, position);
        const auto moves = game_.moves(position);
        if (moves.empty())
            return evaluator_.decided(game_, position, *game_.outcome(position), ply);

        Score best = -Infinite;
        for (const Move move : moves) {
            // What I have is what you must not fall below, and the other way round.
            const Score score = -value(game_.after(position, move), depth - 1, -beta,
                                       -std::max(alpha, best), ply + 1);
            if (score <= best) continue;
            best = score;
            if (best > alpha) lines_.extend(ply, move);
            if (best >= beta) break;
        }
        return best;
    }

    G game_;
    E evaluator_;
    LineTable<Move> lines_{0};
    std::uint64_t explored_ = 0;
};

}  // namespace outflank
