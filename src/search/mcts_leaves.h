/// Leaves: how a Monte Carlo tree search judges a position that it meets for the first time.
///
/// Each answers for the side to move, and never blocks or allocates.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <optional>

#include "core/rng.h"
#include "eval/evaluator.h"
#include "games/game.h"
#include "games/othello/move.h"
#include "games/othello/othello8.h"
#include "kernels/playout.h"
#include "search/mcts_node.h"

namespace outflank::mcts {

/// A random game to its end, every move equally likely.
struct PlayoutLeaf {
    /// A random game of Tafl can go on for ever. What is still open after so many plies counts as
    /// drawn; a game of Othello has at most 252 discs to place and as many passes.
    static constexpr int MostPlies = 504;

    template <Game G>
    [[nodiscard]] Points points(const G& game, typename G::Position position, Rng& rng) const {
        const Side side = game.to_move(position);
        for (int ply = 0; ply < MostPlies; ++ply) {
            const auto moves = game.moves(position);
            if (moves.empty()) break;
            position = game.after(position, pick(rng, moves));
        }
        const auto outcome = game.outcome(position);
        if (!outcome || !outcome->winner) return WholePoint / 2;
        return *outcome->winner == side ? WholePoint : 0;
    }
};

/// The same on 8x8, with a kernel.
template <class Kernel>
struct KernelPlayoutLeaf {
    [[nodiscard, gnu::always_inline]] Points points(const othello::Othello8<Kernel>& /*game*/,
                                                    const othello::Position8& position,
                                                    Rng& rng) const {
        const auto result =
            kernels::Playout<Kernel>::play(position.own, position.other, 1, rng.next());
        return static_cast<Points>(2 * result.wins + result.draws) * (WholePoint / 2);
    }
};

/// What an evaluation thinks, as the chance to win.
template <class E>
class EvaluationLeaf {
  public:
    explicit EvaluationLeaf(E evaluator) : evaluator_(std::move(evaluator)) {}

    template <Game G>
        requires Evaluator<E, G>
    [[nodiscard]] Points points(const G& game, const typename G::Position& position,
                                Rng& /*rng*/) const {
        constexpr bool counts_discs = std::same_as<typename G::Move, othello::Move>;
        const Score score = evaluator_.evaluate(game, position);
        const double chance = counts_discs ? chance_by_discs(score) : chance_by_share(score);
        return static_cast<Points>(std::lround(chance * WholePoint));
    }

  private:
    /// Othello: so many hundredths of a disc ahead.
    static double chance_by_discs(Score score) {
        constexpr double discs_to_be_sure_by_e = 10;
        return 1 / (1 + std::exp(-score / (Disc * discs_to_be_sure_by_e)));
    }

    /// Tafl: thousandths of a win, from -1000 to 1000, which is a chance already.
    static double chance_by_share(Score score) {
        return std::clamp((1000 + score) / 2000.0, 0.0, 1.0);
    }

    E evaluator_;
};

}  // namespace outflank::mcts
