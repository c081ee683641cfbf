/// Training: epochs over a dataset, each held to account by games it never saw; the best one
/// counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "core/result.h"
#include "learn/accuracy.h"
#include "learn/checkpoint.h"
#include "learn/dataset.h"
#include "learn/game_run.h"
#include "learn/trainer.h"

namespace outflank::learn {

struct TrainingSettings {
    std::uint64_t epochs = 12;
    std::size_t batch = 8192;
    double rate = 0.006;  // of what would put right a row on its own; a cosine takes it to nothing
    double ridge = 10;  // of Trainer
    std::uint64_t seed = 1;

    /// For the model's head: whatever changes it stands in it.
    [[nodiscard]] std::string text() const;
};

struct TrainingProgress {
    std::uint64_t epoch = 0;  // from 1
    double share = 0;  // of all epochs
    const Accuracy& so_far;  // of this epoch, each batch before it was learned
};

struct TrainingConditions {
    unsigned threads = 1;
    std::stop_token stop;  // the epoch at hand is given up
    std::function<void(const TrainingProgress&)> on_batch;
    /// After every epoch: the checkpoint to keep, and the line about the epoch.
    std::function<Result<Done>(const Checkpoint&, const std::string& line)> on_epoch;
};

/// Goes on with the checkpoint until its epochs are done. Deterministic for a seed, whatever the
/// threads and interruptions. REQUIRES: !checkpoint.is_finished.
Result<Ending> train(Checkpoint& checkpoint, const Dataset& data, const TrainingSettings& settings,
                     const TrainingConditions& conditions);

}  // namespace outflank::learn
