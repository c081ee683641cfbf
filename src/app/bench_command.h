/// `outflank bench`: a fixed set of searches. Their nodes are a signature of what the engine does,
/// the same on every machine and instruction set; their time is its speed.
#pragma once

#include <cstdint>
#include <ostream>

#include "app/game_choice.h"
#include "core/duration.h"
#include "core/result.h"
#include "engine/engine.h"

namespace outflank::app {

class CommandLine;

/// The table of the bench: part of the signature.
inline constexpr std::size_t BenchHashMegabytes = 16;

/// Searches the set, each position with nothing remembered of the others, and prints a line for
/// each and the totals; the last line is `Bench: N`. Gives N. REQUIRES: an engine of one thread.
std::uint64_t run_bench_set(engine::Engine& engine, std::ostream& out);

/// The last lines of every bench: the totals, and `Bench: N`.
void tell_bench(std::uint64_t nodes, Duration time, std::ostream& out);

/// Only the game can be chosen: a signature is comparable because everything else is fixed.
struct BenchOptions {
    GameOptions game;
};

/// Runs the command; gives the exit code.
Result<int> run_bench(const BenchOptions& options);

/// What the command line may say.
void declare_bench(CommandLine& command, BenchOptions& options);

}  // namespace outflank::app
