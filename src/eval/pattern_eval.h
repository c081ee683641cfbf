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

    /// The linear evaluation, for the side to move, in hundredths of a disc. REQUIRES: somebody can
    /// move.
    [[nodiscard]] int evaluate(Bitboard own, Bitboard other, const State& state) const {
        const Bitboard empties = ~(own | other);
        return linear(state, scalars_of(own, other, empties), kernels::count(empties));
    }

    /// Is a linear evaluation so far from the window that no correction would matter there?
    [[gnu::always_inline]] [[nodiscard]] static bool is_far(int score, int alpha, int beta) {
        return score > beta + Reach || score < alpha - Reach;
    }

    /// Corrected by the network where that may matter.
    [[nodiscard]] int evaluate_near(int alpha, int beta, Bitboard own, Bitboard other,
                                    const State& state) const {
        const Bitboard empties = ~(own | other);
        const int empties_count = kernels::count(empties);
        const Bitboard own_moves = Kernel::mobility(own, other);
        const Bitboard other_moves = Kernel::mobility(other, own);
        const Scalars scalars = scalar_rows(own_moves, other_moves, empties);
        const int score = linear(state, scalars, empties_count);
        const NetworkTables* const network = tables_.network();
        if (network == nullptr || is_far(score, alpha, beta) ||
            empties_count < NetworkLayout::LeastEmpties)
            return score;
        return within_limits(score + NetworkPass<Kernel>::correction(network->phase(empties_count),
                                                                     state, scalars, own_moves,
                                                                     other_moves, empties));
    }

  private:
    using Scalars = std::array<std::uint32_t, ScalarRows::PerPosition>;

    /// Corrections are seldom larger, in hundredths of a disc.
    static constexpr int Reach = 900;

    [[gnu::always_inline]] static Scalars scalars_of(Bitboard own, Bitboard other,
                                                     Bitboard empties) {
        return scalar_rows(Kernel::mobility(own, other), Kernel::mobility(other, own), empties);
    }

    [[gnu::always_inline]] int linear(const State& state, const Scalars& scalars,
                                      int empties) const {
        const std::int16_t* const weights = tables_.stage(empties);
        int sum = tables_.bias(empties);
        for (const std::uint32_t row : scalars) sum += weights[PatternRows + row];
        sum += sum_of_features(weights, state, std::make_index_sequence<PatternFeatures>());
        return within_limits(sum * 100 / WeightsPerDisc);
    }

    [[gnu::always_inline]] static int within_limits(int hundredths) {
        return hundredths > LargestEvaluation    ? LargestEvaluation
               : hundredths < -LargestEvaluation ? -LargestEvaluation
                                                 : hundredths;
    }

    template <std::size_t... Feature>
    [[gnu::always_inline]] static int sum_of_features(const std::int16_t* weights,
                                                      const State& state,
                                                      std::index_sequence<Feature...> /*all*/) {
        return (... +
                weights[static_cast<std::ptrdiff_t>(middle_row(AllPatternFeatures[Feature].kind)) +
                        state[Feature]]);
    }

    const PatternTables& tables_;
};

}  // namespace outflank::eval
