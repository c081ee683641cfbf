/// Network training: the phases of the game one after the other, each for some epochs over
/// the positions around it. What is learned is how far the linear evaluation is off.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "eval/pattern_tables.h"
#include "learn/game_run.h"
#include "learn/network_checkpoint.h"
#include "learn/occurrences.h"
#include "learn/sample.h"

namespace outflank::learn {

struct NetworkSettings {
    std::uint64_t epochs = 3;  // of each phase
    double rate = 0.004;  // of the rows; a cosine takes it to nothing
    std::uint64_t seed = 1;

    /// For the head of the file: whatever changes the network stands in it.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::uint64_t all_epochs() const { return epochs * eval::NetworkLayout::Phases; }
};

/// The positions of one phase and a little around it: neighbouring phases shall not disagree,
/// and more is learned from more.
struct PhaseData {
    std::vector<Sample> samples;  // targets are what the linear evaluation leaves over
    std::vector<Sample> held_out;

    /// Reads the files through once.
    static Result<PhaseData> gather(const std::vector<std::string>& files,
                                    const DataSettings& settings, std::size_t phase,
                                    const eval::PatternTables& linear);
};

struct NetworkProgress {
    std::uint64_t epoch = 0;  // of all phases, from 1
    double share = 0;  // of all epochs
    double mean_error = 0;  // of this epoch so far, each position before it was learned
};

struct NetworkConditions {
    std::stop_token stop;  // the epoch at hand is given up
    std::function<void(const NetworkProgress&)> on_progress;  // now and then
    /// After every epoch: the checkpoint to keep, and the line about the epoch.
    std::function<Result<Done>(const NetworkCheckpoint&, const std::string& line)> on_epoch;
};

/// Refuses data in which a phase has nothing to learn from: asked before long work.
Result<Done> check_all_phases(const Occurrences& occurrences);

/// Goes on with the checkpoint until all epochs are done. Deterministic for a seed, whatever the
/// interruptions.
Result<Ending> train_network(NetworkCheckpoint& checkpoint, const std::vector<std::string>& files,
                             const DataSettings& data, const NetworkSettings& settings,
                             const NetworkConditions& conditions);

}  // namespace outflank::learn
