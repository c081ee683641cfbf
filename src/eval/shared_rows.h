/// SharedRows: which indices of patterns mean the same and share one row of weights.
///
/// A pattern that is its own mirror image means the same both ways round, so an index and its
/// mirror image have one row.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "eval/patterns8.h"

namespace outflank::eval {

struct SharedRows {
    SharedRows() = default;
    explicit SharedRows(std::span<const Pattern> kinds);

    /// The next kind.
    void add(const Pattern& kind);
    /// The next kind, whose indices share nothing.
    void add_alone(const Pattern& kind);

    /// For each index of each kind, kind by kind, from the smallest index.
    std::vector<std::uint32_t> rows;
    /// Rows are numbered from 0 on in the order in which they first occur.
    std::uint32_t count = 0;
};

}  // namespace outflank::eval
