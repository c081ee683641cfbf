/// The error model of Multi-ProbCut for the hand-made evaluation: how far a shallow search is off a
/// deep one.
///
/// Fitted to 250 positions of human games at each of 14, 18, 24, 30, 36 and 42 empties, searched
/// without pruning to every depth up to 9 or 10, and to the end from 18 empties
/// (bench/tools/fit_probcut8.cpp). The error grows like the square root of the plies between the
/// two, shrinks with the shallow depth, and is larger near the end, where discs turn fast.
#pragma once

#include "eval/pattern_weights.h"

namespace outflank::engine {

struct ProbCut {
    /// From here up: two plies are guessed by the static evaluation, three by one ply. The time
    /// that saves is worth more than the certainty it costs: 56.7 % of 420 games at 50 ms a move
    /// against four (docs/experiments.md).
    static constexpr int LeastDepth = 2;
    /// The same in searches to the end: fewer are solved faster than guessed. With 16 and 14
    /// instead of 18 those 56.7 % became 59.6 and 60.1 %.
    static constexpr int LeastEmpties = 15;

    /// How deep to look in order to guess a search of that depth: about half of it, of the same
    /// parity, since odd and even depths differ by the right to move. A quarter of the depth costs
    /// less and errs more; half of it won 62 % of 100 games at 40 ms a move against that.
    static constexpr int shallow_depth(int depth) { return 2 * (depth / 4) + (depth & 1); }

    /// What is made of the fitted errors. Chosen by games, and in the middle game by nodes for the
    /// same error at the root (docs/experiments.md).
    struct Odds {
        /// The margin is that many fitted errors for each of the selectivity's.
        double caution;
        /// The shallow search is made where the static score is beyond the window by that part of
        /// the margin.
        double hope;
        /// In the middle game most positions that a search spends its time on come from a bad move,
        /// and the deeper one looks the better they become for the side to move: so much, in
        /// hundredths of a disc, is expected on top of the shallow score and of the static one.
        int rise;
        int rise_of_glance;
    };
    static constexpr Odds InTheMiddle{1.25, 0.8, 100, 180};
    /// What is solved lies further from a shallow score than what is judged some plies later: 1.4
    /// times as far, for three to six plies that end with ten empty squares. And it rises no more.
    static constexpr Odds ToSolvedLeaves{1.75, 0.8, 0, 0};
    static constexpr Odds ToTheEnd{0.95, 0.7, 0, 0};

    /// The standard error of that guess, in hundredths of a disc: [empties][depth].
    static const eval::SearchErrors StandardError;
};

}  // namespace outflank::engine
