/// TaflNetwork: the learned evaluation of Tafl, a network with one small hidden layer.
///
/// Every row of a position (eval/tafl_features.h) is a column of numbers, and the columns are added
/// up. The first number of the sum goes into the result as it is: a linear evaluation. The others
/// are the hidden layer: each is cut off below 0 and above 1 and weighed once more, differently for
/// each side to move. So a hidden number can say that two men are worth more together than apart.
///
/// The result z, for the defenders, becomes a score that says what may be expected of the game:
/// 1000 z / (1 + |z|), so that -1000 is lost, 0 is even and 1000 is won for certain. The trainer
/// fits the same curve.
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

/// So many units of a stored weight are 1.
inline constexpr int TaflWeightUnit = 512;
/// No weight is beyond it, so that the sum of a position's rows stays within 16 bits. A 9x9 board
/// has at most 33 rows at once.
inline constexpr int LargestTaflWeight = 950;
/// The numbers of a row: one cache line.
inline constexpr std::size_t TaflRowWidth = 32;

using TaflRow = std::array<std::int16_t, TaflRowWidth>;

/// The weights of one rule set as they are stored.
struct TaflWeights {
    std::vector<TaflRow> rows;  // as many as TaflFeatures has
    std::array<TaflRow, 2> output{};  // of the hidden numbers, by side to move; the first is 0

    [[nodiscard]] std::string to_bytes(const tafl::Rules& rules) const;
    static Result<TaflWeights> from_bytes(const tafl::Rules& rules,
                                          std::span<const unsigned char> bytes);

    friend bool operator==(const TaflWeights&, const TaflWeights&) = default;
};

/// What the rows of some men around a king add up to.
struct TaflSum {
    tafl::Bits attackers;
    tafl::Bits defenders;
    alignas(16) TaflRow row{};
};

class TaflNetwork : public Results {
  public:
    /// For each square of the king the last sum that was asked for. The next one differs by a few
    /// men, so a few rows make it of the last; after a step of the king it is a sum of long ago,
    /// and still only a few men have moved since.
    class Memory {
      public:
        TaflSum& with_king_on(tafl::Square square) {
            return sums_[static_cast<std::size_t>(square.index())];
        }

      private:
        std::vector<TaflSum> sums_ = std::vector<TaflSum>(tafl::SquareCount);
    };

    /// REQUIRES: as many rows as there are on a board of that size.
    TaflNetwork(int board_size, TaflWeights weights);

    /// REQUIRES: the game has the board this was made for, and its king is on it.
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position) const;
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position,
                                 Memory& memory) const;

  private:
    /// REQUIRES: the sum was made with the king on the same square.
    void bring_up_to_date(TaflSum& sum, const tafl::Position& position) const;
    [[nodiscard]] Score score(const tafl::Tafl& game, const tafl::Position& position,
                              const TaflSum& men) const;

    std::shared_ptr<const TaflFeatures> features_;
    std::shared_ptr<const TaflWeights> weights_;
};

static_assert(RememberingEvaluator<TaflNetwork, tafl::Tafl>);

}  // namespace outflank::eval
