/// Findings: what `outflank evaluate` has found out about an evaluation, as a file of its own, so
/// that machines that know nothing of each other can judge parts of one whole
/// (docs/formats/findings.md).
///
/// Nothing but sums, which are added up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "learn/accuracy.h"
#include "learn/judgement.h"
#include "learn/shard.h"

namespace outflank::learn {

struct Findings {
    std::string run;  // of one line: what changes the findings of the same program
    Shard shard;
    Accuracy positions;
    ProblemTally problems;

    void add(const Findings& part);

    [[nodiscard]] std::string to_text() const;
    static Result<Findings> parse(std::string_view text);
    static Result<Findings> read(const std::string& file);
    /// Whether the file begins as such files do.
    static bool is_in(const std::string& file);
};

/// The whole, out of the files with its parts. Refuses parts of different runs, and what is there
/// twice or not at all.
Result<Findings> whole_findings(const std::vector<std::string>& files);

}  // namespace outflank::learn
