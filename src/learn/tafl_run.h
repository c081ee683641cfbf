/// A run of self-play in Tafl: numbered games of one shard into one file, until there are enough.
///
/// A game is written when it is finished, so an interruption loses one game at most; the same run
/// goes on where its file stops, and ends with the same lines as if nothing had happened.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "core/result.h"
#include "learn/game_run.h"
#include "learn/tafl_selfplay.h"

namespace outflank::learn {

struct TaflRun {
    std::string path;
    std::string settings;  // names the run: the first line of its file
    std::uint64_t games = 0;  // of all shards
    Shard shard;
};

/// What a file holds so far.
struct TaflTally {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;  // scored
};

/// Refuses the file of another run, and one that somebody is writing. Blocks until the games are
/// played or somebody wants it to stop; `on_game` is called after each, and once before the first.
Result<Ending> run_tafl_selfplay(const TaflRun& run, const tafl::Tafl& game, TaflSelfPlayer& player,
                                 const std::stop_token& stop,
                                 const std::function<void(const TaflTally&)>& on_game);

}  // namespace outflank::learn
