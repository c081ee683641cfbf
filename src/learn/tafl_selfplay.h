/// Self-play in Tafl: the generic search against itself, for games to learn from.
///
/// A game begins with random moves, goes on by searches of a fixed depth with a random move now and
/// then, and ends when the search has proved who wins, or after so many plies as a draw. Every game
/// depends on the settings and its own number alone.
#pragma once

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "engine/generic_searcher.h"
#include "learn/shard.h"
#include "learn/tafl_game.h"

namespace outflank::learn {

struct TaflSelfplaySettings {
    static constexpr int MostMoves = 150;

    int depth = 4;
    Range prefix{2, 12};  // random moves at the beginning, uniform in the range
    double noise = 0.05;  // the share of random moves after them
    std::uint64_t seed = 1;

    /// For the file's head: whatever changes a game stands in it.
    [[nodiscard]] std::string text() const;
};

class TaflSelfPlayer {
  public:
    TaflSelfPlayer(const tafl::Tafl& game, engine::GenericSearcher<tafl::Tafl> searcher,
                   const TaflSelfplaySettings& settings)
        : game_(game), searcher_(std::move(searcher)), settings_(settings) {}

    /// The same game whenever it is asked for. Blocks while it is played.
    TaflGame play(std::uint64_t number);

  private:
    tafl::Tafl game_;
    engine::GenericSearcher<tafl::Tafl> searcher_;
    TaflSelfplaySettings settings_;
};

}  // namespace outflank::learn
