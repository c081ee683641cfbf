/// OpeningPlayer: a player that plays by a list of openings while it can, and thinks afterwards.
#pragma once

#include <concepts>
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
        if (const auto reply = openings_.reply(record.position())) return Choice<Move>{reply, 1};
        return player_->choose(record, conditions);
    }

  private:
    std::unique_ptr<Player<othello::Othello>> player_;
    OpeningList openings_;
};

/// The player with the list of openings that it was given: `on`, the one inside the program, which
/// is silent on other boards than 8x8; or a file. Empty: none.
template <Game G>
Result<std::unique_ptr<Player<G>>> with_openings(const G& game, const std::string& openings,
                                                 std::unique_ptr<Player<G>> player) {
    if (openings.empty()) return player;
    if constexpr (std::same_as<G, othello::Othello>) {
        if (game.size() == 8) {
            auto list = OpeningList::named(openings);
            if (!list) return list.error();
            return std::unique_ptr<Player<G>>(
                std::make_unique<OpeningPlayer>(std::move(player), *std::move(list)));
        }
    }
    if (openings == OpeningList::Shipped) return player;
    return Error{"openings are for 8x8 Othello, not for " + game.name()};
}

}  // namespace outflank::roster
