/// Self-play: the 8x8 engine against itself, for games to learn from.
///
/// A game begins with random moves, so that no two are alike, goes on by searches of a fixed depth,
/// and is solved once few enough squares are empty: from there on it follows best play, along which
/// the exact score stays what it is. Every game depends on the settings and its own number alone.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>

#include "core/rng.h"
#include "engine/engine.h"
#include "learn/scored_game.h"
#include "learn/shard.h"

namespace outflank::learn {

struct SelfplaySettings {
    engine::Stage search{.depth = 6, .selectivity = Exact};
    int exact_empties = 16;  // from here on positions are solved
    Range prefix{8, 50};  // random moves at the beginning, uniform in the range
    double noise = 0;  // temperature in discs with which moves are chosen after the prefix
    std::uint64_t seed = 1;

    /// For the file's head: whatever changes a game stands in it.
    [[nodiscard]] std::string text() const;
};

/// One thread's player.
class SelfPlayer {
  public:
    /// REQUIRES: the engine outlives the player and has one thread.
    SelfPlayer(engine::Engine& engine, const SelfplaySettings& settings, std::stop_token stop = {})
        : engine_(engine), settings_(settings) {
        limits_.stop = std::move(stop);
    }

    /// The same game whenever it is asked for; after a stop, one that means nothing. Blocks while
    /// it is played.
    ScoredGame play(std::uint64_t number);

  private:
    void play_prefix(Walk& walk, ScoredGame& game, Rng& rng) const;
    void play_searched(Walk& walk, ScoredGame& game, Rng& rng);
    void play_out(Walk& walk, ScoredGame& game);
    int noisy_choice(const Walk& walk, int best, Rng& rng);
    engine::Report search(const Walk& walk, const engine::Task& task);

    engine::Engine& engine_;
    SelfplaySettings settings_;
    Limits limits_;
};

/// What a search found, as a label.
Label label_of(const engine::Report& report);

}  // namespace outflank::learn
