/// The players that can be asked for by name.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/rng.h"
#include "core/text.h"
#include "games/game.h"
#include "play/player.h"
#include "roster/player_spec.h"

namespace outflank::roster {

/// A uniformly random legal move.
template <Game G>
class RandomPlayer final : public Player<G> {
  public:
    explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}

    [[nodiscard]] std::string name() const override { return "random"; }

    typename G::Move choose(const GameRecord<G>& record) override {
        return pick(rng_, record.game().moves(record.position()));
    }

  private:
    Rng rng_;
};

/// The move that wins the game at once, else the one that flips or captures most; among equals,
/// any.
template <Game G>
class GreedyPlayer final : public Player<G> {
  public:
    explicit GreedyPlayer(std::uint64_t seed) : rng_(seed) {}

    [[nodiscard]] std::string name() const override { return "greedy"; }

    typename G::Move choose(const GameRecord<G>& record) override {
        typename G::Moves best;
        int best_worth = -1;
        for (const auto move : record.game().moves(record.position())) {
            const int worth = worth_of(record, move);
            if (worth > best_worth) best = {};
            best_worth = std::max(best_worth, worth);
            if (worth == best_worth) best.push_back(move);
        }
        return pick(rng_, best);
    }

  private:
    static int worth_of(const GameRecord<G>& record, typename G::Move move) {
        constexpr int win = 1'000'000;
        const auto& game = record.game();
        const auto outcome = game.outcome(game.after(record.position(), move));
        return outcome && outcome->winner == record.to_move() ? win
                                                              : game.gain(record.position(), move);
    }

    Rng rng_;
};

/// A player by its name, `random:seed=7`. A player that draws lots uses `seed` unless its options
/// name one.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_player(const PlayerSpec& spec, std::uint64_t seed) {
    const bool is_random = spec.name == "random";
    if (!is_random && spec.name != "greedy") {
        return Error{"unknown player " + text::shown(spec.name) +
                     "; expected one of human, greedy and random"};
    }
    const auto allowed = spec.allow_only({"seed"});
    if (!allowed) return allowed.error();
    if (const auto option = spec.options.find("seed"); option != spec.options.end()) {
        const auto given = text::parse_int("seed", option->second, 0, INT64_MAX);
        if (!given) return given.error().in("player " + text::shown(spec.name));
        seed = static_cast<std::uint64_t>(*given);
    }
    std::unique_ptr<Player<G>> player;
    if (is_random) {
        player = std::make_unique<RandomPlayer<G>>(seed);
    } else {
        player = std::make_unique<GreedyPlayer<G>>(seed);
    }
    return player;
}

}  // namespace outflank::roster
