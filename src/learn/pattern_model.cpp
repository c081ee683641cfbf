#include "learn/pattern_model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace outflank::learn {

namespace {

std::int16_t rounded(float discs) {
    using Limits = std::numeric_limits<std::int16_t>;
    const float units = std::round(discs * eval::WeightsPerDisc);
    return static_cast<std::int16_t>(
        std::clamp(units, static_cast<float>(Limits::min()), static_cast<float>(Limits::max())));
}

float in_discs(std::int16_t units) {
    return static_cast<float>(units) / static_cast<float>(eval::WeightsPerDisc);
}

}  // namespace

void PatternModel::blend(std::size_t stage, std::vector<float>& into) const {
    const auto [low, high] = eval::anchors_of(stage);
    const float* const a = anchor(low);
    const float* const b = anchor(high);
    into.resize(eval::weight_rows());
    for (std::size_t i = 0; i < into.size(); ++i) into[i] = (a[i] + b[i]) / 2;
}

float PatternModel::predict(const eval::PositionRows& position, int empties) const {
    const auto [low, high] = eval::anchors_of(eval::stage_of(empties));
    const float* const a = anchor(low);
    const float* const b = anchor(high);
    float sum = 0;
    for (const std::uint32_t row : position) sum += a[row] + b[row];
    return bias[static_cast<std::size_t>(empties)] + sum / 2;
}

eval::PatternWeights PatternModel::quantised() const {
    eval::PatternWeights weights;
    std::transform(bias.begin(), bias.end(), weights.bias.begin(), rounded);
    std::transform(rows.begin(), rows.end(), weights.rows.begin(), rounded);
    return weights;
}

PatternModel PatternModel::from(const eval::PatternWeights& weights) {
    PatternModel model;
    std::transform(weights.bias.begin(), weights.bias.end(), model.bias.begin(), in_discs);
    std::transform(weights.rows.begin(), weights.rows.end(), model.rows.begin(), in_discs);
    return model;
}

}  // namespace outflank::learn
