/// Minimax: the textbook search, every line to a fixed depth.
///
/// The idea: I choose the move that is best for me, knowing that you answer with the one that is
/// best for you. What is good for you is as bad for me, so one rule serves both sides: a position
/// is worth, to the side to move, the best of what its moves lead to, each with the sign turned
/// round. Where the depth runs out, an evaluation says what it thinks.
///
/// It looks at everything, and that is its use: nothing can be wrong with it, so the faster
/// searches are tested against it. With b moves a position it enters about b^depth of them. It
/// looks at positions and not at how they came about, so a draw by repetition is not seen coming.
#pragma once

#include <cassert>
#include <utility>

#include "eval/evaluator.h"
#include "search/depth_search.h"
#include "search/watcher.h"

namespace outflank {

/// `Watcher` looks on (search/watcher.h), or nobody does.
template <Game G, Evaluator<G> E, class Watcher = NoWatcher>
class Minimax final : public DepthSearch<typename G::Position, typename G::Move> {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    Minimax(G game, E evaluator, Watcher watcher = {})
        : game_(std::move(game)), evaluator_(std::move(evaluator)), watcher_(watcher) {}

    Score to_depth(const Position& position, int depth, Iteration<Move>& iteration) override {
        assert(depth >= 1);
        iteration_ = &iteration;
        return value(position, depth, 0);
    }

  private:
    /// `ply` is how far the position is from the one the search began with.
    Score value(const Position& position, int depth, int ply) {
        if (!iteration_->enter(ply)) return 0;
        watcher_.enter(-Infinite, Infinite);
        if (depth == 0 && !game_.is_over(position)) {
            iteration_->meet_horizon();
            return watcher_.leave(Ending::Judged, evaluator_.evaluate(game_, position));
        }
        const auto moves = game_.moves(position);
        if (moves.empty()) return watcher_.leave(Ending::Over, decided(position, ply));
        watcher_.look_at(moves);

        Score best = -Infinite;
        for (const Move move : moves) {
            const Score score = -value(game_.after(position, move), depth - 1, ply + 1);
            if (score <= best) continue;
            best = score;
            iteration_->prefer(ply, move);
        }
        return watcher_.leave(Ending::Searched, best);
    }

    Score decided(const Position& position, int ply) const {
        return evaluator_.decided(game_, position, *game_.outcome(position), ply);
    }

    G game_;
    E evaluator_;
    [[no_unique_address]] Watcher watcher_;
    Iteration<Move>* iteration_ = nullptr;
};

}  // namespace outflank
