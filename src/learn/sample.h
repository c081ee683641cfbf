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

/// How games become samples.
struct DataSettings {
    double lambda = 0.7;  // the share of the search in a target
    double holdout = 0.02;  // the share of games that only judge
};

/// What one game has to teach.
struct Lesson {
    /// Its labelled positions. Where the score is exact that is the target, elsewhere the search
    /// has the share lambda in it and the result of the game the rest: a search knows what it sees,
    /// the result what came of it.
    std::vector<Sample> samples;
    /// Whether it belongs to the games that training never sees. Games with the same position after
    /// their random moves, whichever way round, are held out together.
    bool is_held_out = false;
};

Lesson lesson_of(const ScoredGame& game, const DataSettings& settings);

}  // namespace outflank::learn
