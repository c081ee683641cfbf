/// NetworkCheckpoint: what a run of network training has learned so far, as a file that the run can
/// go on from and that `outflank export` makes weights of. It carries the linear evaluation that
/// the network corrects.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "eval/pattern_weights.h"
#include "learn/network_model.h"

namespace outflank::learn {

struct NetworkCheckpoint {
    std::string run;  // the command and every setting that changes what is learned
    std::string data;  // what it learned from: files, games, positions, checksum
    std::string log;  // a line an epoch
    std::string base;  // the weights file of the linear evaluation
    std::uint64_t epochs_done = 0;  // of all phases, one after the other
    std::uint64_t is_finished = 0;
    std::array<NetworkModel, eval::NetworkLayout::Phases> models;
    std::string unfinished;  // the state of the trainer in the middle of a phase

    [[nodiscard]] std::string to_bytes() const;
    static Result<NetworkCheckpoint> from_bytes(std::string_view bytes);
    /// Whether these bytes are meant to be one.
    static bool is_one(std::string_view bytes);

    /// The linear evaluation with the network beside it.
    [[nodiscard]] Result<eval::PatternWeights> weights() const;
};

}  // namespace outflank::learn
