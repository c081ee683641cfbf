/// A run of self-play: numbered games of one shard into one file, until there are enough.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/result.h"
#include "engine/engine.h"
#include "learn/game_file.h"
#include "learn/game_run.h"
#include "learn/selfplay.h"

namespace outflank::learn {

/// How much the shards are to make together. One of the two is set.
struct Quota {
    std::optional<std::uint64_t> games;
    std::optional<std::uint64_t>
        positions;  // labelled; each shard stops with the game that is enough

    /// What is done of a shard's part, from 0 to 1.
    [[nodiscard]] double share_done(const GameWriter& writer, const Shard& shard) const;
    [[nodiscard]] bool is_met(const GameWriter& writer, const Shard& shard) const {
        return share_done(writer, shard) >= 1;
    }
};

/// Goes on where the file stands. REQUIRES: an engine of one thread for each thread, and a file
/// that is not finished.
Result<Ending> run_selfplay(GameWriter& writer,
                            const std::vector<std::unique_ptr<engine::Engine>>& engines,
                            const SelfplaySettings& settings, const Quota& quota,
                            const RunConditions& conditions);

}  // namespace outflank::learn
