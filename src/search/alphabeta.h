/// AlphaBeta: the textbook search that finds what minimax finds and leaves out what cannot matter.
///
/// The idea: once I have a move worth 5, I need not know how bad another one is, only that you have
/// an answer to it that leaves me less. So each position is searched with a window: `alpha` is what
/// the side to move has for certain elsewhere, `beta` what the opponent has. A move worth beta or
/// more ends the work at once, because the opponent will not let us come here.
///
/// The score is that of minimax at the same depth, always; the number of positions is, with luck in
/// the order of moves, the square root of it. This one tries moves in the order the game gives
/// them, but the move of the expected line first, if there is one and it can be played: what was
/// good in one line is often good in its neighbours. Like minimax it does not see repetition.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include "eval/evaluator.h"
#include "search/depth_search.h"
#include "search/watcher.h"

namespace outflank {

/// Whether a win counts for more the earlier it comes, in games that are won and not counted.
/// Without it all wins are alike, and a player that always has one in sight may never take it.
enum class DepthBias : bool { Off, On };

/// `Watcher` looks on (search/watcher.h), or nobody does.
template <Game G, Evaluator<G> E, class Watcher = NoWatcher>
class AlphaBeta final : public DepthSearch<typename G::Position, typename G::Move> {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    AlphaBeta(G game, E evaluator, DepthBias bias = DepthBias::On, Watcher watcher = {})
        : game_(std::move(game)),
          evaluator_(std::move(evaluator)),
          bias_(bias),
          watcher_(watcher) {}

    Score to_depth(const Position& position, int depth, Iteration<Move>& iteration) override {
        assert(depth >= 1);
        iteration_ = &iteration;
        return value(position, depth, -Infinite, Infinite, 0);
    }

  private:
    /// Exact between alpha and beta; at or below alpha the true value is no more than this, at or
    /// above beta no less. `ply` is how far the position is from the one the search began with.
    Score value(const Position& position, int depth, Score alpha, Score beta, int ply) {
        if (!iteration_->enter(ply)) return 0;
        watcher_.enter(alpha, beta);
        if (depth == 0 && !game_.is_over(position)) {
            iteration_->meet_horizon();
            return watcher_.leave(Ending::Judged, evaluator_.evaluate(game_, position));
        }
        auto moves = game_.moves(position);
        if (moves.empty()) return watcher_.leave(Ending::Over, decided(position, ply));
        if (const Move* expected = iteration_->expected(ply)) put_first(moves, *expected);
        watcher_.look_at(moves);

        Score best = -Infinite;
        for (const Move move : moves) {
            // What I have is what you must not fall below, and the other way round.
            const Score score = -value(game_.after(position, move), depth - 1, -beta,
                                       -std::max(alpha, best), ply + 1);
            if (score <= best) continue;
            best = score;
            if (best > alpha) iteration_->prefer(ply, move);
            if (best >= beta) break;
        }
        return watcher_.leave(Ending::Searched, best);
    }

    Score decided(const Position& position, int ply) const {
        const int late = bias_ == DepthBias::On ? ply : 0;
        return evaluator_.decided(game_, position, *game_.outcome(position), late);
    }

    /// The others keep their order.
    static void put_first(typename G::Moves& moves, Move wanted) {
        std::size_t at = 0;
        while (at < moves.size() && moves[at] != wanted) ++at;
        if (at == moves.size()) return;
        for (; at > 0; --at) moves[at] = moves[at - 1];
        moves[0] = wanted;
    }

    G game_;
    E evaluator_;
    DepthBias bias_;
    [[no_unique_address]] Watcher watcher_;
    Iteration<Move>* iteration_ = nullptr;
};

}  // namespace outflank
