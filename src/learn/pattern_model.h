/// PatternModel: the learned evaluation while it learns: the weights of eval/pattern_layout.h as
/// real numbers, in discs.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "eval/pattern_layout.h"
#include "eval/pattern_weights.h"

namespace outflank::learn {

struct PatternModel {
    std::array<float, eval::EmptiesCount> bias{};
    /// Anchor by anchor, weight_rows() each.
    std::vector<float> rows = std::vector<float>(eval::AnchorCount * eval::weight_rows());

    [[nodiscard]] const float* anchor(std::size_t anchor) const {
        return rows.data() + anchor * eval::weight_rows();
    }
    [[nodiscard]] float* anchor(std::size_t anchor) {
        return rows.data() + anchor * eval::weight_rows();
    }

    /// Every row's weight at a stage, the mean of the two anchors beside it.
    void blend(std::size_t stage, std::vector<float>& into) const;

    /// What a position is worth to the side to move, in discs, without bounds.
    [[nodiscard]] float predict(const eval::PositionRows& position, int empties) const;

    /// Rounded to what is stored and shipped; a weight beyond that range is cut to it. The search
    /// errors are not the model's and stay zero.
    [[nodiscard]] eval::PatternWeights quantised() const;
    /// And back.
    static PatternModel from(const eval::PatternWeights& weights);

    friend bool operator==(const PatternModel&, const PatternModel&) = default;
};

}  // namespace outflank::learn
