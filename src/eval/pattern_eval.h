/// PatternEval: the learned evaluation of 8x8 Othello, as a search uses it.
///
/// The search keeps PatternIndices beside each position and updates them with the move; only where
/// a leaf is judged are the weights looked up and added. Whole numbers throughout, so every
/// instruction set gives the same score.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "eval/features8.h"
#include "eval/network_pass.h"
#include "eval/pattern_indices.h"
#include "eval/pattern_tables.h"

namespace outflank::eval {

template <class Kernel>
class PatternEval {
  public:
    using State = PatternIndices;

    /// The tables must outlive it.
    explicit PatternEval(const PatternTables& tables) : tables_(tables) {}

    [[nodiscard]] static State state_of(Bitboard own, Bitboard other) {
        return indices_of<Kernel>(own, other);
    }
    [[gnu::always_inline]] static State after(const State& before, int square, Bitboard flips) {
        return indices_after<Kernel>(before, square, flips);
    }
    [[gnu::always_inline]] static State after_pass(const State& before) {
        return indices_after_pass<Kernel>(before);
    }

    using Scalars = std::array<std::uint32_t, ScalarRows::PerPosition>;

    /// What a first look at a position finds: the moves of both sides, and the linear evaluation
    /// for the side to move in hundredths of a disc.
    struct Glance {
        Bitboard own_moves;
        Bitboard other_moves;
        Bitboard empties;
        Scalars scalars;
        int score;
    };
    /// REQUIRES: somebody can move.
    [[gnu::always_inline]] [[nodiscard]] Glance glance(Bitboard own, Bitboard other,
                                                       const State& state) const {
        const kernels::Mobilities moves = Kernel::mobilities(own, other);
        Glance result{moves.own, moves.other, ~(own | other), {}, 0};
        result.scalars = scalar_rows(result.own_moves, result.other_moves, result.empties);
        result.score = linear(state, result.scalars, kernels::count(result.empties));
        return result;
    }
    [[nodiscard]] int evaluate(Bitboard own, Bitboard other, const State& state) const {
        return glance(own, other, state).score;
    }

    /// Is a linear evaluation so far from the window that no correction would matter there?
    [[nodiscard]] static bool is_far(int score, int empties, int alpha, int beta) {
        const int reach = Reach[static_cast<std::size_t>(empties)];
        return score > beta + reach || score < alpha - reach;
    }

    /// Corrected by the network where that may matter. Elsewhere what the largest correction would
    /// leave of it: still outside the window, and a bound that other windows can trust.
    [[nodiscard]] int near(const Glance& seen, int alpha, int beta, const State& state) const {
        const NetworkTables* const network = tables_.network();
        const int empties = kernels::count(seen.empties);
        if (network == nullptr || empties < NetworkLayout::LeastEmpties) return seen.score;
        const int reach = Reach[static_cast<std::size_t>(empties)];
        const bool is_above = seen.score > beta + reach;
        const bool is_below = seen.score < alpha - reach;
        if (is_above || is_below) return seen.score + (is_above ? -reach : reach);
        return within_limits(seen.score + NetworkPass<Kernel>::correction(
                                              network->phase(empties), state, seen.scalars,
                                              seen.own_moves, seen.other_moves, seen.empties));
    }
    [[nodiscard]] int evaluate_near(int alpha, int beta, Bitboard own, Bitboard other,
                                    const State& state) const {
        return near(glance(own, other, state), alpha, beta, state);
    }

  private:
    /// Twice the spread of the corrections at leaves of searches, in hundredths of a disc, by phase
    /// of the game: of the leaves beyond it one in 500 would have come to lie on the other side of
    /// its window (docs/experiments.md).
    static constexpr std::array<int, NetworkLayout::Phases> ReachOfPhase = {925, 805, 760,
                                                                            665, 570, 400};
    static constexpr auto Reach = [] {
        std::array<int, EmptiesCount> result{};
        for (std::size_t empties = 0; empties < result.size(); ++empties)
            result[empties] = ReachOfPhase[NetworkLayout::phase_of(static_cast<int>(empties))];
        return result;
    }();

    [[gnu::always_inline]] int linear(const State& state, const Scalars& scalars,
                                      int empties) const {
        const std::int8_t* const weights = tables_.stage(empties);
        int sum = 0;
        for (const std::uint32_t row : scalars) sum += weights[PatternRows + row];
        sum += sum_of_features(weights, state, std::make_index_sequence<PatternFeatures>());
        sum = sum * (WeightsPerDisc / PatternTables::UnitsPerDisc) + tables_.bias(empties);
        return within_limits(sum * 100 / WeightsPerDisc);
    }

    [[gnu::always_inline]] static int within_limits(int hundredths) {
        return hundredths > LargestEvaluation    ? LargestEvaluation
               : hundredths < -LargestEvaluation ? -LargestEvaluation
                                                 : hundredths;
    }

    /// Four sums side by side: one alone would have each addition wait for the one before.
    template <std::size_t... Feature>
    [[gnu::always_inline]] static int sum_of_features(const std::int8_t* weights,
                                                      const State& state,
                                                      std::index_sequence<Feature...> /*all*/) {
        std::array<int, 4> sums{};
        ((sums[Feature % sums.size()] +=
          weights[KindOffsets[AllPatternFeatures[Feature].kind] + state[Feature]]),
         ...);
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

    const PatternTables& tables_;
};

}  // namespace outflank::eval
