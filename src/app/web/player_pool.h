/// PlayerPool: players of a kind of game who wait to be asked again.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "app/web/pool.h"
#include "core/rng.h"
#include "play/player.h"
#include "roster/roster.h"

namespace outflank::app::web {

template <Game G>
class PlayerPool {
  public:
    using Borrowed = std::unique_ptr<Player<G>>;

    /// The seed is that of players who draw lots.
    PlayerPool(std::size_t capacity, std::uint64_t seed) : pool_(capacity), seed_(seed) {}

    /// May take a moment. Any thread.
    Result<Borrowed> borrow(const G& game, const roster::PlayerSpec& spec) {
        return pool_.borrow(name_of(game, spec), [&] {
            return roster::make_player(game, spec, Rng(seed_++).next() >> 1U);
        });
    }
    /// Any thread.
    void give_back(const G& game, const roster::PlayerSpec& spec, Borrowed player) {
        pool_.give_back(name_of(game, spec), std::move(player));
    }

  private:
    static std::string name_of(const G& game, const roster::PlayerSpec& spec) {
        return game.name() + ' ' + spec.format();
    }

    Pool<Player<G>> pool_;
    std::atomic<std::uint64_t> seed_;
};

}  // namespace outflank::app::web
