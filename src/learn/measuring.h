/// Measuring: the searches that `outflank probcut` fits its model to, of a run or of a part of it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "engine/engine.h"
#include "games/othello/position8.h"
#include "learn/measures.h"
#include "learn/shard.h"

namespace outflank::learn {

struct Measuring {
    std::vector<othello::Position8> positions;
    std::string evaluation;  // a name that is the same for the same weights
    bool only_tempo = false;  // no searches without pruning

    /// With nothing measured yet.
    [[nodiscard]] Measures run() const;
    /// Of the position of that number. REQUIRES: an engine of one thread.
    [[nodiscard]] Measure measure(std::uint64_t number, engine::Engine& engine) const;
};

struct MeasuringProgress {
    std::size_t done = 0;
    std::size_t wanted = 0;

    [[nodiscard]] double share() const {
        return wanted == 0 ? 1 : static_cast<double>(done) / static_cast<double>(wanted);
    }
};

/// Measures what the file does not have yet of the shard, on as many threads as there are engines;
/// less where stopped. `on_measure` is called before all and after each, by one thread at a time.
Result<MeasuringProgress> measure_all(
    const Measuring& measuring, const Shard& shard, MeasuresFile& file,
    const std::vector<std::unique_ptr<engine::Engine>>& engines, const std::stop_token& stop,
    const std::function<void(const MeasuringProgress&)>& on_measure);

}  // namespace outflank::learn
