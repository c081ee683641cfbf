/// MctsHabits: how the player `mcts` thinks, as its options say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"
#include "roster/player_spec.h"
#include "search/limits.h"

namespace outflank::roster {

/// Neither iterations nor time: whatever the law of the game allows, or where there is none,
/// DefaultIterations.
struct MctsHabits {
    static constexpr std::uint64_t DefaultIterations = 10'000;
    /// The theory of bandits asks for sqrt(2), which is enough for the worst that moves can do.
    /// Random games are tamer and reward looking deeper: docs/mcts.md has the matches that chose
    /// this one.
    static constexpr double DefaultExploration = 0.35;

    std::optional<std::uint64_t> iterations;  // for each move
    std::optional<Duration> time;  // for each move
    double exploration = DefaultExploration;
    bool evaluates = false;  // leaf=eval; else a random game
    std::string evaluation;  // empty: the one that suits the game
    std::size_t megabytes = 512;
    std::optional<std::uint64_t> seed;

    /// `mcts:iterations=1000`, `mcts:time=2s,leaf=eval,eval=squares`. Whether the game has that
    /// evaluation is asked later.
    static Result<MctsHabits> parse(const PlayerSpec& spec);
};

}  // namespace outflank::roster
