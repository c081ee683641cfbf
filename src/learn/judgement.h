/// How an evaluation judges positions that were judged before: labelled games and problem files.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "engine/engine.h"
#include "formats/obf.h"
#include "learn/accuracy.h"
#include "learn/sample.h"

namespace outflank::learn {

/// What the evaluation says of a position at first sight, in discs for the side to move.
using StaticScore = std::function<double(const Sample&)>;

/// The evaluation that an engine with these weights has at its leaves.
StaticScore static_score(const engine::Weights& weights);

/// How searches of one depth fare on problems whose answers are known.
struct ProblemTally {
    std::uint64_t problems = 0;
    std::uint64_t best_moves = 0;  // a best move was found
    FitSums scores;  // of the searches against the known ones
    double discs_lost = 0;  // by the moves chosen, where the file scores them

    /// REQUIRES: the problem has answers.
    void add(const formats::ObfProblem& problem, const engine::Report& report);
    void add(const ProblemTally& tally) {
        problems += tally.problems;
        best_moves += tally.best_moves;
        scores.add(tally.scores);
        discs_lost += tally.discs_lost;
    }
};

}  // namespace outflank::learn
