/// Endgame: exact search of endgames with few empty squares, where no evaluation is worth its time
/// any more.
///
/// From seven empties up, moves are tried in the order of how few replies they leave, and a cache
/// that fits into the processor's second-level cache remembers bounds; below, odd quarters first is
/// order enough. Each thread has its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "kernels/bitboard.h"
#include "kernels/stability.h"
#include "solver/candidates.h"
#include "solver/geometry.h"
#include "solver/last_moves.h"

namespace outflank::solver {

/// Control is asked is_stopped() at every node and poll() now and then; after a stop, scores
/// mean nothing.
template <class Kernel, class Rules, class Control>
class Endgame {
  public:
    explicit Endgame(Control& control) : control_(control) {}

    [[nodiscard]] std::uint64_t nodes() const { return last_.nodes; }

    /// What earlier searches found.
    void forget() { cache_.fill({}); }

    /// Whether the score is above alpha: a result above alpha is a lower bound, any other an upper
    /// bound, in discs.
    int null_window(Bitboard own, Bitboard other, int alpha) {
        const Bitboard empties = Rules::empties(own, other);
        return search(own, other, alpha, kernels::count(empties), parity_of(empties), false);
    }

  private:
    static constexpr int UnorderedEmpties = 6;  // up to here parity alone orders the moves
    static constexpr int PolledEmpties = 11;  // a tree of this size takes some ten microseconds
    static constexpr std::size_t CacheBits = 14;

    struct Known {
        Bitboard own = 0;
        Bitboard other = 0;
        std::int8_t lower = -64;
        std::int8_t upper = 64;
        std::uint8_t move = 64;
    };

    int search(Bitboard own, Bitboard other, int alpha, int empties, Parity parity, bool passed) {
        if (empties <= UnorderedEmpties) return search_few(own, other, alpha, empties, parity);
        ++last_.nodes;
        if (empties >= PolledEmpties && ++unpolled_ % 64 == 0) control_.poll();
        if (control_.is_stopped()) return 0;
        if (const int cap = stability_cap(own, other, alpha); cap <= alpha) return cap;
        Known& known = slot_for(own, other);
        const bool is_known = known.own == own && known.other == other;
        if (is_known && known.lower > alpha) return known.lower;
        if (is_known && known.upper <= alpha) return known.upper;

        const Bitboard moves = Kernel::mobility(own, other) & Rules::Squares;
        if (moves == 0) {
            return passed ? Rules::final_score(own, other)
                          : -search(other, own, -alpha - 1, empties, parity, true);
        }
        Candidates<Kernel> candidates;
        candidates.fill(own, other, moves);
        judge(own, other, parity, empties, is_known ? known.move : 64, candidates);

        int best = NoScore;
        int best_square = 64;
        for (int i = 0; i < candidates.count() && best <= alpha; ++i) {
            const Candidate move = candidates.bring_best_to(i);
            const int score =
                -search(other ^ move.flips, own ^ move.flips ^ kernels::bit(move.square),
                        -alpha - 1, empties - 1, parity ^ quarter_of(move.square), false);
            if (score <= best) continue;
            best = score;
            best_square = move.square;
        }
        if (!control_.is_stopped()) remember(known, own, other, alpha, best, best_square);
        return best;
    }

    /// What the other side can never lose caps the score. Worth computing only if all its discs
    /// would be cap enough.
    [[gnu::always_inline]] static int stability_cap(Bitboard own, Bitboard other, int alpha) {
        if constexpr (!Rules::HasStability) return 64;
        if (64 - 2 * kernels::count(other) > alpha) return 64;
        return 64 - 2 * kernels::count(kernels::Stability<Kernel>::stable(other, own));
    }

    /// Few replies first; a corner among them counts twice. The weights were chosen by the time of
    /// FFO 40-49.
    [[gnu::always_inline]] static void judge(Bitboard own, Bitboard other, Parity parity,
                                             int empties, int known_move,
                                             Candidates<Kernel>& candidates) {
        const int parity_bonus = empties < 12 ? 12 : 4;
        candidates.for_each_with_replies(own, other, [&](Candidate& move, Bitboard all_replies) {
            const Bitboard replies = all_replies & Rules::Squares;
            move.promise =
                -16 * (kernels::count(replies) + kernels::count(replies & Rules::Corners));
            if (parity & quarter_of(move.square)) move.promise += parity_bonus;
            if (kernels::bit(move.square) & Rules::Corners) move.promise += 16;
            if (move.square == known_move) move.promise = 1 << 20;
        });
    }

    [[gnu::always_inline]] Known& slot_for(Bitboard own, Bitboard other) {
        const std::uint64_t mixed = (own * 0x9e3779b97f4a7c15ULL) ^ (other * 0xc2b2ae3d27d4eb4fULL);
        return cache_[((mixed ^ (mixed >> 32)) * 0xff51afd7ed558ccdULL) >> (64 - CacheBits)];
    }

    [[gnu::always_inline]] static void remember(Known& known, Bitboard own, Bitboard other,
                                                int alpha, int score, int move) {
        if (known.own != own || known.other != other) known = {own, other, -64, 64, 64};
        (score > alpha ? known.lower : known.upper) = static_cast<std::int8_t>(score);
        known.move = static_cast<std::uint8_t>(move);
    }

    int search_few(Bitboard own, Bitboard other, int alpha, int empties, Parity parity) {
        if (empties > 4) return search_unordered(own, other, alpha, empties, parity, false);
        return search_last(own, other, alpha, empties, Rules::empties(own, other), parity);
    }

    /// Five or six empties: squares of odd quarters first.
    int search_unordered(Bitboard own, Bitboard other, int alpha, int empties, Parity parity,
                         bool passed) {
        ++last_.nodes;
        const Bitboard squares = Rules::empties(own, other);
        const Bitboard odd = squares & OddSquares[parity];
        int best = NoScore;
        for (const Bitboard group : {odd, squares & ~odd}) {
            for (Bitboard rest = group; rest != 0; rest &= rest - 1) {
                const int square = kernels::lowest(rest);
                const Bitboard flips = LastMoves<Kernel, Rules>::flips_if_near(square, own, other);
                if (flips == 0) continue;
                const Bitboard next_own = other ^ flips;
                const Bitboard next_other = own ^ flips ^ kernels::bit(square);
                const Parity next_parity = parity ^ quarter_of(square);
                const int score = empties == 5
                                      ? -search_last(next_own, next_other, -alpha - 1, 4,
                                                     squares ^ kernels::bit(square), next_parity)
                                      : -search_unordered(next_own, next_other, -alpha - 1,
                                                          empties - 1, next_parity, false);
                if (score > alpha) return score;
                best = std::max(best, score);
            }
        }
        if (best > NoScore) return best;
        return passed ? Rules::final_score(own, other)
                      : -search_unordered(other, own, -alpha - 1, empties, parity, true);
    }

    int search_last(Bitboard own, Bitboard other, int alpha, int empties, Bitboard squares,
                    Parity parity) {
        const Bitboard odd = squares & OddSquares[parity];
        Bitboard rest = odd;
        Bitboard even = squares & ~odd;
        std::array<int, 4> order{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(empties); ++i) {
            if (rest == 0) rest = std::exchange(even, 0);
            order[i] = kernels::lowest(rest);
            rest &= rest - 1;
        }
        if (empties == 4)
            return last_.last4(own, other, alpha, order[0], order[1], order[2], order[3]);
        if (empties == 3) return last_.last3(own, other, alpha, order[0], order[1], order[2]);
        if (empties == 2) return last_.last2(own, other, alpha, order[0], order[1]);
        return empties == 1 ? last_.last1(own, order[0]) : Rules::final_score(own, other);
    }

    Control& control_;
    LastMoves<Kernel, Rules> last_;
    std::uint32_t unpolled_ = 0;
    std::array<Known, std::size_t{1} << CacheBits> cache_{};
};

}  // namespace outflank::solver
