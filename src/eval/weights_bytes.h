/// Learned weights as bytes: what every weights file has in common (docs/formats/weights.md).
///
/// A magic word, six words that say what the weights are for, 16-bit numbers, and a checksum of
/// everything before it. A file that was cut, changed or made for something else is refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"

namespace outflank::eval {

inline constexpr std::uint32_t WeightsVersion = 1;

/// The version, the game, the layout, and three dimensions or whatever else must agree.
using WeightsHead = std::array<std::uint32_t, 6>;

std::string weights_to_bytes(const WeightsHead& head, std::span<const std::int16_t> numbers);

/// So many numbers, from bytes that begin with that head.
Result<std::vector<std::int16_t>> weights_from_bytes(std::span<const unsigned char> bytes,
                                                     const WeightsHead& head, std::size_t count);

}  // namespace outflank::eval
