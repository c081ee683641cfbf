/// Checkpoint: what a training run has learned so far, as a file that the run can go on from and
/// that `outflank export` makes weights of.
///
/// Like files of games it begins with a line that names the run, so that a run never goes on with
/// another one's work. Layout: docs/formats/model.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "learn/pattern_model.h"

namespace outflank::learn {

struct Checkpoint {
    /// What a line of the log says of an epoch that only what it learned from could judge.
    static constexpr std::string_view NothingHeldOut = "held out nothing";

    std::string run;  // the command and every setting that changes what is learned
    std::string data;  // what it learned from: files, games, positions, checksum
    std::string log;  // a line an epoch
    std::uint64_t epochs_done = 0;
    std::uint64_t is_finished = 0;
    std::uint64_t best_epoch = 0;
    double best_error = 0;  // in discs, held-out where something is
    PatternModel best;
    std::string unfinished;  // the state of the trainer, empty once finished

    /// Whether the error is one of games that training has not seen.
    [[nodiscard]] bool has_held_out_error() const {
        return log.find(NothingHeldOut) == std::string::npos;
    }

    [[nodiscard]] std::string to_bytes() const;
    static Result<Checkpoint> from_bytes(std::string_view bytes);

    /// Whole or not at all.
    [[nodiscard]] Result<Done> write(const std::string& path) const;
    /// The error names the file.
    static Result<Checkpoint> read(const std::string& path);
};

}  // namespace outflank::learn
