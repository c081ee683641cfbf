/// Tempo: how much too high an evaluation is for the side to move.
///
/// At the leaves of a search one side is to move where the depth is even and the other where it is
/// odd. An evaluation that thinks too well of the side to move is therefore too high at even depths
/// and too low at odd ones, and the table of positions mixes the two. By how much shows where
/// neighbouring depths are compared: a depth lies above the mean of the two beside it by twice
/// that, or below. What is found is taken from the bias of the evaluation.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "engine/engine.h"
#include "eval/pattern_weights.h"
#include "games/othello/position8.h"

namespace outflank::learn {

/// Searches one position to neighbouring depths, as loosely as in play.
std::map<int, int> scores_as_played(const othello::Position8& position, engine::Engine& engine);

class TempoTally {
  public:
    /// The scores of a position with so many empty squares by depth, none of them to the end of the
    /// game.
    void add(int empties, const std::map<int, int>& scores);

    struct Sum {
        std::uint64_t count = 0;
        double excess = 0;  // in hundredths of a disc
        [[nodiscard]] double mean() const {
            return count == 0 ? 0 : excess / static_cast<double>(count);
        }
    };
    /// By the empty squares of the leaves.
    [[nodiscard]] const std::array<Sum, eval::EmptiesCount>& sums() const { return sums_; }

    /// The bias without it, where enough was measured.
    void take_from(eval::PatternWeights& weights) const;

  private:
    static constexpr int LeastDepth = 4;  // shallower searches say little about their leaves
    static constexpr std::uint64_t FewestSearches = 40;

    std::array<Sum, eval::EmptiesCount> sums_{};
};

}  // namespace outflank::learn
