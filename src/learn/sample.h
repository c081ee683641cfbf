/// Sample: one position with what training wants the evaluation to say of it.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/bitboard.h"
#include "learn/scored_game.h"

namespace outflank::learn {

struct Sample {
    kernels::Bitboard own = 0;
    kernels::Bitboard other = 0;
    float target = 0;  // discs, for the side to move

    [[nodiscard]] int empties() const { return kernels::count(~(own | other)); }
};

/// The labelled positions of a game. Where the score is exact that is the target, elsewhere the
/// search has the share `lambda` in it and the result of the game the rest: a search knows what it
/// sees, the result what came of it.
std::vector<Sample> samples_of(const ScoredGame& game, double lambda);

/// A number that games with the same beginning share, whichever way round they were played: the
/// position after their random moves. By it they are held out together.
std::uint64_t opening_key(const ScoredGame& game);

/// Whether the game belongs to those that training never sees, `share` of all.
bool is_held_out(const ScoredGame& game, double share);

}  // namespace outflank::learn
