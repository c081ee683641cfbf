/// The bench of tablut: what `outflank bench --game tablut` searches.
#pragma once

#include <cstdint>
#include <ostream>

#include "games/tafl/tafl.h"

namespace outflank::app {

/// Searches the start and positions of a random game to a fixed depth, each with nothing remembered
/// of the others, and prints as run_bench_set does. Gives the nodes of all.
std::uint64_t run_tafl_bench(const tafl::Tafl& game, std::ostream& out);

}  // namespace outflank::app
