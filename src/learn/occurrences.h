/// Occurrences: how often every row occurs in the positions to learn from, stage by stage.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/pattern_layout.h"
#include "learn/sample.h"

namespace outflank::learn {

class Occurrences {
  public:
    void add(const Sample& sample);

    [[nodiscard]] std::uint64_t samples() const;
    /// Samples with so many empty squares, both ends included.
    [[nodiscard]] std::uint64_t samples_between(int least, int most) const;
    /// Samples of the stages that an anchor has a part in.
    [[nodiscard]] std::uint64_t samples_near(std::size_t anchor) const;

    /// How much each weight of an anchor matters, as a share of the samples near it. A sample
    /// between two anchors counts a quarter for either, since each has half a part in its score; so
    /// many more as `ridge` count for every weight.
    [[nodiscard]] std::vector<float> frequencies(std::size_t anchor, double ridge) const;
    /// The same for the biases, among the samples of their stages.
    [[nodiscard]] std::vector<float> bias_frequencies() const;

  private:
    [[nodiscard]] std::uint64_t samples_of(std::size_t stage) const;

    std::array<std::uint64_t, eval::EmptiesCount> samples_at_{};  // by empties
    /// Stage by stage, weight_rows() each.
    std::vector<std::uint32_t> rows_ =
        std::vector<std::uint32_t>(eval::StageCount * eval::weight_rows());
};

}  // namespace outflank::learn
