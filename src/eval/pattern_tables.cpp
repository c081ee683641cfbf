#include "eval/pattern_tables.h"

#include <algorithm>
#include <span>

namespace outflank::eval {

namespace {

/// To the nearest, halves away from zero; few weights are beyond the limits of a byte.
std::int8_t in_eighths(int weight) {
    constexpr int unit = WeightsPerDisc / PatternTables::UnitsPerDisc;
    const int rounded = (weight + (weight >= 0 ? unit / 2 : -unit / 2)) / unit;
    return static_cast<std::int8_t>(std::clamp(rounded, -128, 127));
}

/// The weights of one stage, row by row of the layout.
std::vector<std::int8_t> weights_of_stage(const PatternWeights& weights, std::size_t stage) {
    const std::size_t count = weight_rows();
    const AnchorPair anchors = anchors_of(stage);
    const auto low = std::span(weights.rows).subspan(anchors.low * count, count);
    const auto high = std::span(weights.rows).subspan(anchors.high * count, count);
    std::vector<std::int8_t> result(count);
    for (std::size_t row = 0; row < count; ++row)
        result[row] = in_eighths((low[row] + high[row]) / 2);
    return result;
}

/// For each index of a search the row of the layout.
std::vector<std::uint32_t> rows_of_searches() {
    std::vector<std::uint32_t> result = pattern_places();
    for (std::uint32_t& place : result) place = shared_rows()[place];
    return result;
}

}  // namespace

PatternTables::Rows PatternTables::rows_of(const PatternWeights& weights) {
    const std::vector<std::uint32_t> row_of = rows_of_searches();
    Rows result(StageCount * RowsPerStage);
    for (std::size_t stage = 0; stage < StageCount; ++stage) {
        const auto of_stage = weights_of_stage(weights, stage);
        std::int8_t* const rows = result.data() + stage * RowsPerStage;
        for (std::size_t i = 0; i < PatternRows; ++i) rows[i] = of_stage[row_of[i]];
        for (std::size_t i = 0; i < ScalarRows::Count; ++i)
            rows[PatternRows + i] = of_stage[shared_pattern_rows() + i];
    }
    return result;
}

PatternTables::PatternTables(const PatternWeights& weights)
    : bias_(weights.bias),
      rows_(std::make_shared<const Rows>(rows_of(weights))),
      errors_(weights.errors) {
    if (weights.network) network_ = std::make_shared<const NetworkTables>(*weights.network);
}

}  // namespace outflank::eval
