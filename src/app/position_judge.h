/// What `outflank evaluate` compares an evaluation with: positions whose scores are known, out of
/// files of every kind.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/checksum.h"
#include "core/result.h"
#include "engine/weights.h"
#include "learn/accuracy.h"
#include "learn/judgement.h"
#include "learn/sample.h"
#include "learn/shard.h"

namespace outflank::app {

/// Compares the evaluation with positions whose scores are known.
class PositionJudge {
  public:
    PositionJudge(const engine::Weights& weights, learn::Range empties, learn::Shard shard)
        : score_(learn::static_score(weights)), empties_(empties), shard_(shard) {}

    /// Positions with other empty squares are none of its own; of its own it judges its shard.
    void take(const learn::Sample& sample);

    /// In all shards.
    [[nodiscard]] std::uint64_t seen() const { return seen_; }
    /// A checksum of them: the same for the same positions with the same scores.
    [[nodiscard]] std::uint64_t seen_sum() const { return seen_sum_; }
    [[nodiscard]] const learn::Accuracy& accuracy() const { return accuracy_; }

  private:
    learn::StaticScore score_;
    learn::Range empties_;
    learn::Shard shard_;
    std::uint64_t seen_ = 0;
    std::uint64_t seen_sum_ = checksum("");
    learn::Accuracy accuracy_;
};

/// Labelled games, positions for a trainer, and games of people that say what perfect play makes of
/// them. REQUIRES: they can be read twice. Refuses files that hold nothing to judge by.
Result<Done> judge_files(const std::vector<std::string>& files, bool only_exact,
                         PositionJudge& judge);

}  // namespace outflank::app
