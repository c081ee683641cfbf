/// Watch: a teaching agent thinks about a position, and everything it does is written down.
///
/// It is the search that plays, compiled with somebody looking on, under the options the player was
/// asked for with. It has to end by itself, after a depth or so many simulations, so that what is
/// shown can be shown again: a player by time is refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <variant>

#include "analysis/sampled_tree.h"
#include "analysis/searched_tree.h"
#include "core/result.h"
#include "play/record.h"
#include "roster/player_spec.h"

namespace outflank::roster {

struct WatchLimits {
    std::size_t nodes = 20'000;  // kept; at least 1
    std::uint64_t entered = 50'000'000;  // by the search: half a minute, and no tree to look at
    std::uint64_t simulations = 1'000'000;
    std::uint64_t minimax = 5'000'000;  // entered to say what minimax would have to do
    std::size_t steps = 200;  // simulations told step by step
    std::stop_token stop;
};

using WatchedSearch = std::variant<analysis::SearchedTree, analysis::SampledTree>;

/// Blocks. Refuses players that are no teaching agents or know no end, and searches beyond the
/// limits; an order to stop is an Error as well. `seed` is for lots, where the player names none.
/// REQUIRES: the game goes on.
template <Game G>
Result<WatchedSearch> watch(const GameRecord<G>& record, const PlayerSpec& spec, std::uint64_t seed,
                            const WatchLimits& limits);

}  // namespace outflank::roster
