/// Ratings: one Elo number for every player of a tournament, out of who beat whom.
///
/// The likeliest ratings under the Elo model (Bradley and Terry), with a draw as half a win. Their
/// mean is 0: only differences mean anything. Each pairing is given one drawn game more than it
/// had, so that a player who won everything has a rating at all.
#pragma once

#include <cstddef>
#include <vector>

#include "arena/elo.h"
#include "arena/tally.h"

namespace outflank::arena {

struct Meeting {
    std::size_t first = 0;  // players by index
    std::size_t second = 0;
    WinDrawLoss result;  // for the first
};

/// One for every player, by index. REQUIRES: the meetings connect all players, as those of a
/// round robin or a gauntlet do.
std::vector<EloEstimate> rate(std::size_t players, const std::vector<Meeting>& meetings);

}  // namespace outflank::arena
