/// OpeningPlayer: a player that plays by a list of openings while it can, and thinks afterwards.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "games/othello/othello.h"
#include "play/player.h"
#include "roster/opening_list.h"

namespace outflank::roster {

class OpeningPlayer final : public Player<othello::Othello> {
  public:
    using Player<othello::Othello>::choose;

    OpeningPlayer(std::unique_ptr<Player<othello::Othello>> player, OpeningList openings)
        : player_(std::move(player)), openings_(std::move(openings)) {}

    [[nodiscard]] std::string name() const override { return player_->name(); }

    /// REQUIRES: the game is played on 8x8.
    Result<Choice<Move>> choose(const GameRecord<othello::Othello>& record,
                                const Conditions<Move>& conditions) override {
        if (const auto reply = openings_.reply(record.position())) return Choice<Move>{*reply, 1};
        return player_->choose(record, conditions);
    }

  private:
    std::unique_ptr<Player<othello::Othello>> player_;
    OpeningList openings_;
};

}  // namespace outflank::roster
