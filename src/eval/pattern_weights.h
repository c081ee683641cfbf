/// PatternWeights: the learned evaluation as it is stored: whole numbers in 256ths of a disc.
///
/// The file (docs/formats/weights.md) begins with a magic word, the version, the layout and its
/// dimensions, and ends with a checksum of everything before: a file that was cut, changed or made
/// for something else is refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"
#include "eval/network_weights.h"
#include "eval/pattern_layout.h"

namespace outflank::eval {

/// So many units are a disc.
inline constexpr int WeightsPerDisc = 256;

/// How far a shallow search is off a deep one with these weights, in hundredths of a disc:
/// [empties][depth], what Multi-ProbCut goes by.
using SearchErrors = std::array<std::array<std::int16_t, EmptiesCount>, EmptiesCount>;

struct PatternWeights {
    std::array<std::int16_t, EmptiesCount> bias{};
    /// Anchor by anchor, weight_rows() each.
    std::vector<std::int16_t> rows = std::vector<std::int16_t>(AnchorCount * weight_rows());
    SearchErrors errors{};
    std::optional<NetworkWeights> network;  // what corrects the sum of the rows

    [[nodiscard]] std::string to_bytes() const;
    static Result<PatternWeights> from_bytes(std::span<const unsigned char> bytes);

    friend bool operator==(const PatternWeights&, const PatternWeights&) = default;
};

}  // namespace outflank::eval
