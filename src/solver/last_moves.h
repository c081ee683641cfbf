/// Endgames with one to four empty squares, by functions that know how many there are.
///
/// All of them answer the question of a null window: is the exact score, in discs for the side to
/// move, above alpha? A returned score above alpha is a lower bound, any other an upper bound. The
/// winner takes the empty squares.
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernels/bitboard.h"
#include "kernels/last_flips.h"
#include "solver/geometry.h"

namespace outflank::solver {

inline constexpr int NoScore = -127;  // below every score

template <class Kernel, class Rules>
struct LastMoves {
    std::uint64_t nodes = 0;

    [[gnu::always_inline]] int last1(Bitboard own, int square) {
        ++nodes;
        const int mine = kernels::count(own);
        const LastFlips flips = last_flips(own, square);
        if (flips.own != 0) return 2 * (mine + flips.own + 1) - Rules::SquareCount;
        if (flips.other != 0) return 2 * (mine - flips.other) - Rules::SquareCount;
        return Rules::final_score(own, (Rules::Squares & ~own) ^ kernels::bit(square));
    }

    int last2(Bitboard own, Bitboard other, int alpha, int a, int b) {
        ++nodes;
        int best = NoScore;
        if (const Bitboard flips = flips_if_near(a, own, other)) {
            best = -last1(other ^ flips, b);
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(b, own, other))
            best = std::max(best, -last1(other ^ flips, a));
        if (best > NoScore) return best;
        return last2_after_pass(own, other, alpha, a, b);
    }

    int last3(Bitboard own, Bitboard other, int alpha, int a, int b, int c, bool passed = false) {
        ++nodes;
        int best = NoScore;
        if (const Bitboard flips = flips_if_near(a, own, other)) {
            best = -last2(other ^ flips, own ^ flips ^ kernels::bit(a), -alpha - 1, b, c);
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(b, own, other)) {
            best = std::max(best,
                            -last2(other ^ flips, own ^ flips ^ kernels::bit(b), -alpha - 1, a, c));
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(c, own, other)) {
            best = std::max(best,
                            -last2(other ^ flips, own ^ flips ^ kernels::bit(c), -alpha - 1, a, b));
        }
        if (best > NoScore) return best;
        return passed ? Rules::final_score(own, other)
                      : -last3(other, own, -alpha - 1, a, b, c, true);
    }

    int last4(Bitboard own, Bitboard other, int alpha, int a, int b, int c, int d,
              bool passed = false) {
        ++nodes;
        int best = NoScore;
        if (const Bitboard flips = flips_if_near(a, own, other)) {
            best = -last3(other ^ flips, own ^ flips ^ kernels::bit(a), -alpha - 1, b, c, d);
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(b, own, other)) {
            best = std::max(
                best, -last3(other ^ flips, own ^ flips ^ kernels::bit(b), -alpha - 1, a, c, d));
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(c, own, other)) {
            best = std::max(
                best, -last3(other ^ flips, own ^ flips ^ kernels::bit(c), -alpha - 1, a, b, d));
            if (best > alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(d, own, other)) {
            best = std::max(
                best, -last3(other ^ flips, own ^ flips ^ kernels::bit(d), -alpha - 1, a, b, c));
        }
        if (best > NoScore) return best;
        return passed ? Rules::final_score(own, other)
                      : -last4(other, own, -alpha - 1, a, b, c, d, true);
    }

    [[gnu::always_inline]] static Bitboard flips_if_near(int square, Bitboard own, Bitboard other) {
        if (!(Neighbours[static_cast<std::size_t>(square)] & other)) return 0;
        return Kernel::flips(square, own, other);
    }

  private:
    using LastFlips = kernels::LastFlips;

    /// What the kernel looks up is right where lines end with the board.
    [[gnu::always_inline]] static LastFlips last_flips(Bitboard own, int square) {
        if constexpr (Rules::BoardSize == 8) return Kernel::last_flips(square, own);
        const Bitboard other = (Rules::Squares & ~own) ^ kernels::bit(square);
        return {kernels::count(Kernel::flips(square, own, other)),
                kernels::count(Kernel::flips(square, other, own))};
    }

    /// The own side has passed: the other one moves, if it can, to make the score small. Apart, so
    /// that it takes no registers from the usual case.
    [[gnu::noinline]] int last2_after_pass(Bitboard own, Bitboard other, int alpha, int a, int b) {
        ++nodes;
        int best = -NoScore;
        if (const Bitboard flips = flips_if_near(a, other, own)) {
            best = last1(own ^ flips, b);
            if (best <= alpha) return best;
        }
        if (const Bitboard flips = flips_if_near(b, other, own))
            best = std::min(best, last1(own ^ flips, a));
        return best < -NoScore ? best : Rules::final_score(own, other);
    }
};

}  // namespace outflank::solver
