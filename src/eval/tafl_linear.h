/// TaflLinear: the learned evaluation of Tafl, a sum of weights (eval/tafl_features.h).
///
/// The sum z, in weights for the defenders, becomes a score that says what may be expected of the
/// game: 1000 z / (1 + |z|), so that -1000 is lost, 0 is even and 1000 is won for certain. The
/// trainer fits the same curve.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"
#include "eval/evaluator.h"
#include "eval/results.h"
#include "eval/tafl_features.h"

namespace outflank::eval {

/// So many units of a stored weight are 1 in the sum.
inline constexpr int TaflWeightUnit = 1024;

/// The weights of one rule set as they are stored.
struct TaflWeights {
    std::vector<std::int16_t> rows;  // as many as TaflFeatures has

    [[nodiscard]] std::string to_bytes(const tafl::Rules& rules) const;
    static Result<TaflWeights> from_bytes(const tafl::Rules& rules,
                                          std::span<const unsigned char> bytes);

    friend bool operator==(const TaflWeights&, const TaflWeights&) = default;
};

class TaflLinear : public Results {
  public:
    /// REQUIRES: as many weights as there are rows on a board of that size.
    TaflLinear(int board_size, const TaflWeights& weights);

    /// REQUIRES: the game has the board this was made for, and its king is on it.
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position) const;

  private:
    /// Both weights of a man, by king, kind and square.
    using MenOfKing = std::array<std::array<std::int16_t, tafl::SquareCount>, 2>;

    std::shared_ptr<const TaflFeatures> features_;
    std::shared_ptr<const std::vector<MenOfKing>> men_;
    std::shared_ptr<const std::vector<std::int16_t>> rows_;
};

static_assert(Evaluator<TaflLinear, tafl::Tafl>);

}  // namespace outflank::eval
