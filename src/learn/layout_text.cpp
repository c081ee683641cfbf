#include "learn/layout_text.h"

#include <cstdint>
#include <span>
#include <vector>

#include "fmt/format.h"
#include "fmt/ranges.h"

#include "eval/network_layout.h"
#include "eval/pattern_layout.h"

namespace outflank::learn {

namespace {

/// What the linear evaluation looks up in a position.
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
    features.reserve(eval::AllPatternFeatures.size());
    for (const eval::PatternFeature& feature : eval::AllPatternFeatures)
        features.push_back(feature_json(feature.pattern, eval::middle_row(feature.kind)));
    return {features, scalar_rows_from(eval::shared_pattern_rows()), eval::weight_rows(),
            eval::shared_rows()};
}

std::string json_of(const Rows& rows) {
    return fmt::format(
        "{{\"features\": [{}],\n\"counts\": [{}], \"rowCount\": {},\n\"rows\": [{}]}}",
        fmt::join(rows.features, ", "), fmt::join(rows.counts, ", "), rows.row_count,
        fmt::join(rows.of_indices, ", "));
}

/// The features of a corner, each as that corner reads it.
std::string corner_json(std::size_t corner) {
    std::vector<std::string> features;
    const auto add = [&](const eval::NetworkFeature& feature, const eval::Pattern& pattern) {
        const auto middle = static_cast<std::uint32_t>(eval::power_of_three(pattern.size) / 2);
        features.push_back(feature_json(pattern, feature.first + middle));
    };
    for (const eval::NetworkFeature& line : eval::NetworkLines) {
        const eval::Pattern& pattern = eval::detail::pattern_of_lane(line.lane);
        if (line.corner == corner) add(line, pattern);
        if (line.second_corner == corner) add(line, eval::detail::backwards(pattern));
    }
    for (const eval::NetworkFeature& block : eval::NetworkBlocks) {
        if (block.corner == corner) add(block, eval::detail::pattern_of_lane(block.lane));
    }
    return fmt::format("{{\"square\": {}, \"features\": [{}]}}", eval::CornerSquares[corner],
                       fmt::join(features, ", "));
}

std::string network_json() {
    const std::span<const std::uint32_t> rows = eval::network_rows();
    const std::size_t quarters = rows[eval::NetworkPatternRows];
    std::vector<std::size_t> counts = scalar_rows_from(quarters + eval::QuarterRows::Count);
    counts.push_back(counts.front() + eval::ScalarRows::Count);
    std::vector<std::string> corners;
    corners.reserve(eval::CornerCount);
    for (std::size_t corner = 0; corner < eval::CornerCount; ++corner)
        corners.push_back(corner_json(corner));
    return fmt::format(
        "{{\"corners\": [{}],\n\"quarters\": {}, \"counts\": [{}], \"rowCount\": {},\n\"rows\": "
        "[{}]}}",
        fmt::join(corners, ",\n"), quarters, fmt::join(counts, ", "), eval::network_row_count(),
        fmt::join(rows.first(eval::NetworkPatternRows), ", "));
}

}  // namespace

std::string layout_json() {
    return fmt::format("{{\"linear\": {},\n\"network\": {}}}\n", json_of(linear_rows()),
                       network_json());
}

}  // namespace outflank::learn
