/// Shares of a run, and ranges, as people type them: `--shard 3/16`, `--prefix 8-50`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace outflank::learn {

/// One of `count` parts of a run that need not know of each other: the games whose number leaves
/// `index` when divided by `count`. Counted from 0, as arrays of jobs are.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;

    /// "3/16"; nothing is the whole.
    static Result<Shard> parse(std::string_view text);

    [[nodiscard]] bool has(std::uint64_t number) const { return number % count == index; }
    /// How many of the numbers below `total` are its own.
    [[nodiscard]] std::uint64_t share_of(std::uint64_t total) const {
        return total / count + (index < total % count ? 1 : 0);
    }
    [[nodiscard]] std::string text() const;
};

/// Both ends belong to it.
struct Range {
    int low = 0;
    int high = 0;

    [[nodiscard]] bool has(int value) const { return value >= low && value <= high; }
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Range&, const Range&) = default;
};

/// "8-50", or "8" for that number alone, within [low, high]; the error names `what`.
Result<Range> parse_range(std::string_view what, std::string_view text, int low, int high);

}  // namespace outflank::learn
