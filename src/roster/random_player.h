/// RandomPlayer: a uniformly random legal move.
#pragma once

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "games/game.h"
#include "play/player.h"

namespace outflank::roster {

template <Game G>
class RandomPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}

    [[nodiscard]] std::string name() const override { return "random"; }

    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& /*conditions*/) override {
        return Choice<Move>{pick(rng_, record.game().moves(record.position())), 1};
    }

  private:
    Rng rng_;
};

}  // namespace outflank::roster
