/// Spans of time as people type them: `500ms`, `2s`, `1.5s`, `1m`.
#pragma once

#include <chrono>
#include <string_view>

#include "core/result.h"

namespace outflank {

/// A number and one of the units ms, s and m; at most a day. The error names `what`: "--time
/// expects a duration like 500ms, 2s or 1m, not 'x'".
Result<std::chrono::steady_clock::duration> parse_duration(std::string_view what,
                                                           std::string_view text);

/// For reports and rates.
constexpr double in_seconds(std::chrono::steady_clock::duration time) {
    return std::chrono::duration<double>(time).count();
}

}  // namespace outflank
