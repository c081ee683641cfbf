/// The hand-made evaluation of 8x8 Othello: a few things players look at, weighed by the number of
/// empty squares.
///
/// - mobility: moves now, and how lopsided they are; - potential mobility: empty squares next to
/// the other side's discs, moves to come; - corners, and corners that can be taken at once; - C
/// squares (on the edge, next to a corner) and X squares (diagonal to it), which count only while
/// their corner is empty; - stable discs; - discs; - parity: regions with an odd number of empty
/// squares favour the side to move.
///
/// The weights were fitted, not guessed: see eval/features8_weights.h.
#pragma once

#include <array>
#include <cstddef>

#include "eval/features8_weights.h"
#include "kernels/bitboard.h"
#include "kernels/stability.h"

namespace outflank::eval {

using kernels::Bitboard;

/// Hundredths of a disc a position can be worth while it is only judged.
inline constexpr int LargestEvaluation = 6300;

template <class Kernel>
struct Features8 {
    using Values = std::array<int, FeatureCount>;

    /// For the side to move, in hundredths of a disc. REQUIRES: somebody can move.
    [[nodiscard]] static int evaluate(Bitboard own, Bitboard other) {
        const Values values = extract(own, other);
        const auto& weights =
            FeatureWeights[static_cast<std::size_t>(kernels::count(~(own | other)))];
        int sum = 0;
        for (std::size_t i = 0; i < FeatureCount; ++i) sum += values[i] * weights[i];
        sum /= WeightUnit;
        return sum > LargestEvaluation    ? LargestEvaluation
               : sum < -LargestEvaluation ? -LargestEvaluation
                                          : sum;
    }

    /// Each value is the side to move's minus the other side's, but for the first and the last.
    [[nodiscard]] static Values extract(Bitboard own, Bitboard other) {
        const Bitboard empties = ~(own | other);
        const Bitboard own_moves = Kernel::mobility(own, other);
        const Bitboard other_moves = Kernel::mobility(other, own);
        const int mine = kernels::count(own_moves);
        const int theirs = kernels::count(other_moves);
        const Bitboard own_stable = kernels::Stability<Kernel>::stable(own, other);
        const Bitboard other_stable = kernels::Stability<Kernel>::stable(other, own);
        const Bitboard risky_x = next_to_empty_corner(empties, XSquares);
        const Bitboard risky_c = next_to_empty_corner(empties, CSquares);
        return {1,
                mine - theirs,
                64 * (mine - theirs) / (mine + theirs + 2),
                kernels::count(kernels::with_neighbours(other) & empties) -
                    kernels::count(kernels::with_neighbours(own) & empties),
                difference(own, other, Corners),
                difference(own_moves, other_moves, Corners),
                difference(own, other, risky_x),
                difference(own, other, risky_c),
                kernels::count(own_stable) - kernels::count(other_stable),
                kernels::count(own) - kernels::count(other),
                odd_quarters(empties)};
    }

  private:
    static constexpr Bitboard Corners = 0x8100000000000081ULL;
    /// By corner: a1, h1, a8, h8.
    static constexpr std::array<int, 4> CornerSquares = {0, 7, 56, 63};
    static constexpr std::array<Bitboard, 4> XSquares = {1ULL << 9, 1ULL << 14, 1ULL << 49,
                                                         1ULL << 54};
    static constexpr std::array<Bitboard, 4> CSquares = {
        (1ULL << 1) | (1ULL << 8), (1ULL << 6) | (1ULL << 15), (1ULL << 48) | (1ULL << 57),
        (1ULL << 55) | (1ULL << 62)};

    [[gnu::always_inline]] static int difference(Bitboard own, Bitboard other, Bitboard squares) {
        return kernels::count(own & squares) - kernels::count(other & squares);
    }

    [[gnu::always_inline]] static Bitboard next_to_empty_corner(
        Bitboard empties, const std::array<Bitboard, 4>& squares) {
        Bitboard result = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            if (empties & kernels::bit(CornerSquares[i])) result |= squares[i];
        }
        return result;
    }

    [[gnu::always_inline]] static int odd_quarters(Bitboard empties) {
        int result = 0;
        for (const Bitboard quarter : kernels::Quarters)
            result += kernels::count(empties & quarter) & 1;
        return result;
    }
};

}  // namespace outflank::eval
