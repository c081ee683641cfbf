/// TaflSamples: positions of games as a trainer sees them, their rows (eval/tafl_features.h) and
/// what each should be worth.
///
/// All rows stand one after the other, so that millions of positions fit in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.h"
#include "eval/tafl_features.h"
#include "learn/tafl_game.h"

namespace outflank::learn {

class TaflSamples {
  public:
    /// Adds the scored positions of a game, each turned by lot. What a position should be worth is
    /// a mixture: `lambda` of its search, the rest of the game's result.
    void add(const tafl::Tafl& game, const eval::TaflFeatures& features, const TaflGame& played,
             double lambda, Rng& lot);

    [[nodiscard]] std::size_t size() const { return targets_.size(); }
    [[nodiscard]] std::span<const std::uint16_t> rows(std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
        return std::span(rows_).subspan(begin, ends_[i] - begin);
    }
    [[nodiscard]] Side to_move(std::size_t i) const { return sides_[i]; }
    /// For the defenders; 1 is a win.
    [[nodiscard]] float target(std::size_t i) const { return targets_[i]; }

  private:
    std::vector<std::uint16_t> rows_;
    std::vector<std::size_t> ends_;  // of each position's rows
    std::vector<Side> sides_;
    std::vector<float> targets_;
};

}  // namespace outflank::learn
