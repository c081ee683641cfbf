/// GreedyPlayer: the move that wins the game at once, else the one that flips or captures most;
/// among equals, any.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "core/rng.h"
#include "games/game.h"
#include "play/player.h"

namespace outflank::roster {

template <Game G>
class GreedyPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    explicit GreedyPlayer(std::uint64_t seed) : rng_(seed) {}

    [[nodiscard]] std::string name() const override { return "greedy"; }

    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& /*conditions*/) override {
        const auto moves = record.game().moves(record.position());
        typename G::Moves best;
        int best_worth = -1;
        for (const Move move : moves) {
            const int worth = worth_of(record, move);
            if (worth > best_worth) best = {};
            best_worth = std::max(best_worth, worth);
            if (worth == best_worth) best.push_back(move);
        }
        return Choice<Move>{pick(rng_, best), moves.size() + 1};
    }

  private:
    static int worth_of(const GameRecord<G>& record, Move move) {
        constexpr int win = 1'000'000;
        const auto& game = record.game();
        const auto outcome = game.outcome(game.after(record.position(), move));
        return outcome && outcome->winner == record.to_move() ? win
                                                              : game.gain(record.position(), move);
    }

    Rng rng_;
};

}  // namespace outflank::roster
