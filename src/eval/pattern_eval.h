/// PatternEval: the learned evaluation of 8x8 Othello, as a search uses it.
///
/// The search keeps PatternIndices beside each position and updates them with the move; only where
/// a leaf is judged are the weights looked up and added. Whole numbers throughout, so every
/// instruction set gives the same score.
#pragma once

#include <cstddef>
#include <utility>

#include "eval/features8.h"
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
        return indices_of(own, other);
    }
    [[gnu::always_inline]] static State after(const State& before, int square, Bitboard flips) {
        return indices_after(before, square, flips);
    }
    [[gnu::always_inline]] static State after_pass(const State& before) {
        return indices_after_pass(before);
    }

    /// For the side to move, in hundredths of a disc. REQUIRES: somebody can move.
    [[nodiscard]] int evaluate(Bitboard own, Bitboard other, const State& state) const {
        const Bitboard empties = ~(own | other);
        const int empties_count = kernels::count(empties);
        const std::int16_t* const weights = tables_.stage(empties_count);
        int sum = tables_.bias(empties_count);
        for (const std::uint32_t row :
             scalar_rows(Kernel::mobility(own, other), Kernel::mobility(other, own), empties))
            sum += weights[PatternRows + row];
        sum += sum_of_features(weights, state, std::make_index_sequence<PatternFeatures>());
        const int hundredths = sum * 100 / WeightsPerDisc;
        return hundredths > LargestEvaluation    ? LargestEvaluation
               : hundredths < -LargestEvaluation ? -LargestEvaluation
                                                 : hundredths;
    }

  private:
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
