/// Quick games: positions by the million for a teacher to score.
///
/// Nobody searches: after some random moves each move is drawn by what the linear evaluation says
/// of the position behind it, with a temperature of the game's own, so that games are sensible to
/// very different degrees: many times faster than self-play.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "eval/pattern_tables.h"
#include "learn/sample.h"
#include "learn/shard.h"

namespace outflank::learn {

struct QuickSettings {
    Range prefix{6, 34};  // random moves at the beginning, uniform in the range
    double coolest = 0.5;  // the temperatures of games are uniform between these, in discs
    double hottest = 2.5;
    Range empties{13, 60};  // which positions are kept
    std::optional<Range> leaf_depths;  // leaves of searches so deep instead of the games' positions
    int leaves_of_each = 16;  // of a search, at most
    double most_lead = 20;  // in discs: where one side is further ahead, nobody searches
    std::uint64_t seed = 1;

    /// The most empty squares that a kept position can have.
    [[nodiscard]] int most_empties() const {
        return 60 - prefix.low - (leaf_depths ? leaf_depths->low : 0);
    }
};

/// The positions of a game behind its random moves, or the leaves of searches there; their targets
/// are what the evaluation says.
/// The same game whenever it is asked for.
std::vector<Sample> quick_game(const QuickSettings& settings, std::uint64_t number,
                               const eval::PatternTables& linear);

}  // namespace outflank::learn
