/// NamedPlayer: a player under the name it was asked for, where that is the name of a preset.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "play/player.h"

namespace outflank::roster {

template <Game G>
class NamedPlayer final : public Player<G> {
  public:
    using Player<G>::choose;
    using Move = typename G::Move;

    NamedPlayer(std::string name, std::unique_ptr<Player<G>> player)
        : name_(std::move(name)), player_(std::move(player)) {}

    [[nodiscard]] std::string name() const override { return name_; }

    Result<Done> prepare(const std::stop_token& stop) override { return player_->prepare(stop); }
    Result<Choice<Move>> choose(const GameRecord<G>& record,
                                const Conditions<Move>& conditions) override {
        return player_->choose(record, conditions);
    }

  private:
    std::string name_;
    std::unique_ptr<Player<G>> player_;
};

}  // namespace outflank::roster
