/// HeldPlayer: a player of the roster as Python holds it, by name alone. Which game it plays shows
/// the record it is asked about; the player for it is made then, and kept while the game stays the
/// same.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "play/player.h"
#include "python/any_record.h"
#include "python/arguments.h"
#include "python/aside.h"
#include "roster/roster.h"

namespace outflank::python {

class HeldPlayer : public Born {
  public:
    /// Refuses names and options that nobody has.
    HeldPlayer(const std::string& spec, std::int64_t seed);

    [[nodiscard]] std::string spec() const { return spec_.format(); }
    [[nodiscard]] std::uint64_t seed() const { return seed_; }

    /// Blocks, as Aside does. A player that cannot be had for this game is a ValueError. The token
    /// of the conditions is not looked at: signals end the thinking, and a callback that returns
    /// False.
    template <Game G>
    Result<Choice<typename G::Move>> choose(const GameRecord<G>& record,
                                            Conditions<typename G::Move> conditions,
                                            const auto& on_report) {
        return aside_.ask([&](const std::stop_token& stop, const Aside::Post& post) {
            conditions.stop = stop;
            conditions.on_report = on_report(post);
            return player_of(record.game()).choose(record, conditions);
        });
    }

  private:
    template <Game G>
    struct Kept {
        G game;
        std::unique_ptr<Player<G>> player;
    };

    template <Game G>
    Player<G>& player_of(const G& game) {
        auto& kept = std::get<std::optional<Kept<G>>>(kept_);
        if (!kept || kept->game != game)
            kept = Kept<G>{game, value_of(roster::make_player(game, spec_, seed_))};
        return *kept->player;
    }

    roster::PlayerSpec spec_;
    std::uint64_t seed_;
    Aside aside_;
    std::tuple<std::optional<Kept<othello::Othello>>, std::optional<Kept<tafl::Tafl>>> kept_;
};

}  // namespace outflank::python
