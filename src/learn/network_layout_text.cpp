#include "learn/network_layout_text.h"

#include <cstdint>
#include <span>
#include <vector>

#include "fmt/format.h"
#include "fmt/ranges.h"

#include "eval/network_layout.h"
#include "eval/pattern_layout.h"

namespace outflank::learn {

namespace {

/// What one of the two evaluations looks up in a position.
struct Rows {
    std::vector<std::string> features;
    std::vector<std::size_t> counts;  // the first row of each
    std::size_t row_count;
    std::span<const std::uint32_t> of_indices;
};

std::string feature_json(const eval::Pattern& pattern, std::uint32_t middle) {
    return fmt::format(R"({{"middle": {}, "squares": [{}]}})", middle,
                       fmt::join(std::span(pattern.squares).first(pattern.size), ", "));
}

/// The first row of each of PositionRecord::counts but the empty squares.
std::vector<std::size_t> scalar_rows_from(std::size_t first) {
    using Scalars = eval::ScalarRows;
    return {first + Scalars::OwnMoves, first + Scalars::OtherMoves, first + Scalars::CornerMoves,
            first + Scalars::OddQuarters};
}

Rows linear_rows() {
    std::vector<std::string> features;
    for (const eval::PatternFeature& feature : eval::AllPatternFeatures)
        features.push_back(feature_json(feature.pattern, eval::middle_row(feature.kind)));
    return {features, scalar_rows_from(eval::shared_pattern_rows()), eval::weight_rows(),
            eval::shared_rows()};
}

/// The lanes behind those of the linear evaluation are the plain edges.
const eval::Pattern& pattern_of(const eval::NetworkFeature& feature) {
    return feature.lane < eval::PatternFeatures
               ? eval::AllPatternFeatures[feature.lane].pattern
               : eval::PlainEdges[feature.lane - eval::PatternFeatures];
}

Rows network_rows() {
    std::vector<std::string> features;
    for (const eval::NetworkFeature& feature : eval::NetworkFeatures)
        features.push_back(feature_json(pattern_of(feature), feature.middle));
    const std::span<const std::uint32_t> rows = eval::network_rows();
    const std::size_t first = rows[eval::NetworkPatternRows];
    std::vector<std::size_t> counts = scalar_rows_from(first);
    counts.push_back(first + eval::ScalarRows::Count);
    return {features, counts, eval::network_row_count(), rows.first(eval::NetworkPatternRows)};
}

std::string json_of(const Rows& rows) {
    return fmt::format(
        "{{\"features\": [{}],\n\"counts\": [{}], \"rowCount\": {},\n\"rows\": [{}]}}",
        fmt::join(rows.features, ", "), fmt::join(rows.counts, ", "), rows.row_count,
        fmt::join(rows.of_indices, ", "));
}

}  // namespace

std::string network_layout_json() {
    return fmt::format("{{\"linear\": {},\n\"network\": {}}}\n", json_of(linear_rows()),
                       json_of(network_rows()));
}

}  // namespace outflank::learn
