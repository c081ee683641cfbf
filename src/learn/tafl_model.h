/// TaflModel: eval::TaflNetwork while it learns, in floating point.
///
/// A man on a square means much the same wherever the king stands, so while learning every row of a
/// man is the sum of its own and of one that all squares of the king share. What was seen with one
/// king helps with the others; the weights that ship are the sums.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/rng.h"
#include "eval/tafl_network.h"
#include "learn/tafl_samples.h"

namespace outflank::learn {

class TaflModel {
  public:
    /// Small weights by lot.
    TaflModel(const eval::TaflFeatures& features, Rng& lot);

    struct Step {
        double rate = 0;
        double ridge = 0;  // the share that is taken off every weight
    };

    /// Learns from those samples, one step for all of them; gives the sum of their squared errors.
    double learn(const TaflSamples& samples, std::span<const std::uint32_t> batch, Step step);
    /// The mean square of the errors.
    [[nodiscard]] double error(const TaflSamples& samples) const;

    /// Rounded, as the program plays with them.
    [[nodiscard]] eval::TaflWeights weights() const;

  private:
    using Row = std::array<float, eval::TaflRowWidth>;

    /// The network's answer to one sample, and what it came from.
    struct Answer {
        Row sum;
        float result;  // before the curve
    };

    /// The row that a man shares with the other squares of the king; `none` for other rows.
    [[nodiscard]] std::size_t shared(std::size_t row) const;
    [[nodiscard]] const Row& output(Side side) const { return rows_[first_output_ + index(side)]; }
    [[nodiscard]] Answer answer(const TaflSamples& samples, std::size_t i) const;
    void push_back(const TaflSamples& samples, std::size_t i, const Answer& answer, float push);
    void descend(Step step);

    std::size_t man_rows_;
    std::size_t rows_of_a_king_;
    std::size_t first_shared_;
    std::size_t first_output_;
    std::vector<Row> rows_;  // those of the features, the shared ones, two of output
    std::vector<Row> gradient_;

    // Adam's averages of the gradient and its square.
    std::vector<Row> mean_;
    std::vector<Row> square_;
    int steps_ = 0;
};

}  // namespace outflank::learn
