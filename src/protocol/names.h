/// Names of players as they travel to other programs, into logs and onto screens: one word of
/// printable characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::protocol {

inline constexpr std::size_t LongestName = 32;

/// A name that somebody here has chosen. Refuses blanks, control characters, and too many of any;
/// the error names `what`.
Result<std::string> parse_name(std::string_view what, std::string_view text);

/// What of a foreign name may be shown: whatever parse_name would refuse becomes '_', and what is
/// too long is cut. A game is not refused for its player's name.
std::string clean_name(std::string_view text);

}  // namespace outflank::protocol
