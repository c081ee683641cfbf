#include "learn/network_layout_text.h"

#include <array>
#include <cstdint>
#include <span>

#include "fmt/format.h"
#include "fmt/ranges.h"

#include "eval/network_layout.h"

namespace outflank::learn {

namespace {

/// The lanes behind those of the linear evaluation are the plain edges.
const eval::Pattern& pattern_of(const eval::NetworkFeature& feature) {
    return feature.lane < eval::PatternFeatures
               ? eval::AllPatternFeatures[feature.lane].pattern
               : eval::PlainEdges[feature.lane - eval::PatternFeatures];
}

std::string feature_json(const eval::NetworkFeature& feature) {
    const eval::Pattern& pattern = pattern_of(feature);
    return fmt::format(R"({{"middle": {}, "squares": [{}]}})", feature.middle,
                       fmt::join(std::span(pattern.squares).first(pattern.size), ", "));
}

/// In the order of PositionRecord::counts.
std::array<std::uint32_t, 5> first_rows_of_counts() {
    using Rows = eval::ScalarRows;
    std::array<std::uint32_t, 5> result = {Rows::OwnMoves, Rows::OtherMoves, Rows::CornerMoves,
                                           Rows::OddQuarters, Rows::Count};
    for (std::uint32_t& row : result) row += eval::NetworkPatternRows;
    return result;
}

}  // namespace

std::string network_layout_json() {
    std::string features;
    for (const eval::NetworkFeature& feature : eval::NetworkFeatures)
        features += (features.empty() ? "" : ", ") + feature_json(feature);
    return fmt::format(
        "{{\"features\": [{}],\n\"counts\": [{}], \"rowCount\": {},\n\"rows\": [{}]}}\n", features,
        fmt::join(first_rows_of_counts(), ", "), eval::network_row_count(),
        fmt::join(eval::network_rows(), ", "));
}

}  // namespace outflank::learn
