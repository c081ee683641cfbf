/// Endgame: exact search of endgames with few empty squares, where no evaluation is worth its time
/// any more.
///
/// From seven empties up, moves are tried in the order of how few replies they leave, and a cache
/// that fits into the processor's second-level cache remembers bounds; below, lone squares and odd
/// quarters first is order enough. Each thread has its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "kernels/bitboard.h"
#include "kernels/stability.h"
#include "solver/geometry.h"
#include "solver/last_moves.h"
#include "solver/ranked_moves.h"

namespace outflank::solver {

/// Control is asked is_stopped() at every node and poll() now and then; after a stop, scores
/// mean nothing.
template <class Kernel, class Rules, class Control>
class Endgame {
  public:
    static constexpr int MostEmpties = RankedMoves<Kernel, Rules>::Most;

    explicit Endgame(Control& control) : control_(control) {}

    [[nodiscard]] std::uint64_t nodes() const { return last_.nodes; }

    /// What earlier searches found.
    void forget() { cache_.fill({}); }

    /// Whether the score is above alpha: a result above alpha is a lower bound, any other an upper
    /// bound, in discs. REQUIRES: at most MostEmpties empty squares.
    int null_window(Bitboard own, Bitboard other, int alpha) {
        const Bitboard empties = Rules::empties(own, other);
        return search(own, other, alpha, kernels::count(empties), parity_of(empties),
                      mobility(own, other));
    }

  private:
    using Ranked = RankedMoves<Kernel, Rules>;

    static constexpr int UnorderedEmpties =
        6;  // up to here lone squares and parity order the moves
    static constexpr int TryChildrenEmpties = 9;  // from here up, ask the cache about the children
    static constexpr int PolledEmpties = 11;  // a tree of this size takes some ten microseconds
    static constexpr std::size_t CacheBits = 14;

    struct Known {
        Bitboard own = 0;
        Bitboard other = 0;
        std::int8_t lower = -64;
        std::int8_t upper = 64;
        std::uint8_t move = Ranked::NoSquare;
    };

    /// `moves` are those of the side to move: whoever ranked the move that led here knows them.
    int search(Bitboard own, Bitboard other, int alpha, int empties, Parity parity,
               Bitboard moves) {
        if (empties <= UnorderedEmpties)
            return search_few(own, other, alpha, empties, parity, moves);
        ++last_.nodes;
        if (empties >= PolledEmpties && ++unpolled_ % 64 == 0) control_.poll();
        if (control_.is_stopped()) return 0;
        if (moves == 0) return search_pass(own, other, alpha, empties, parity);
        if (const int cap = stability_cap(own, other, alpha, empties); cap <= alpha) return cap;
        Known& known = slot_for(own, other);
        const bool is_known = known.own == own && known.other == other;
        if (is_known && known.lower > alpha) return known.lower;
        if (is_known && known.upper <= alpha) return known.upper;

        Ranked ranked(own, other, moves, parity, is_known ? known.move : Ranked::NoSquare);
        if (empties >= TryChildrenEmpties) {
            if (const int score = known_by_child(own, other, alpha, ranked); score > alpha)
                return score;
        }
        int best = NoScore;
        int best_square = Ranked::NoSquare;
        for (int tried = 0; tried < ranked.count() && best <= alpha; ++tried) {
            const int i = ranked.take_best();
            const int square = ranked.square(i);
            const int score =
                -search(other ^ ranked.flips(i), own ^ ranked.flips(i) ^ ranked.placed(i),
                        -alpha - 1, empties - 1, parity ^ quarter_of(square), ranked.replies(i));
            if (score <= best) continue;
            best = score;
            best_square = square;
        }
        if (!control_.is_stopped()) remember(known, own, other, alpha, best, best_square);
        return best;
    }

    int search_pass(Bitboard own, Bitboard other, int alpha, int empties, Parity parity) {
        const Bitboard replies = mobility(other, own);
        if (replies == 0) return Rules::final_score(own, other);
        return -search(other, own, -alpha - 1, empties, parity, replies);
    }

    [[gnu::always_inline]] static Bitboard mobility(Bitboard own, Bitboard other) {
        return Kernel::mobility(own, other) & Rules::Squares;
    }

    /// What the other side can never lose caps the score. Worth computing only if most of its discs
    /// would be cap enough.
    [[gnu::always_inline]] static int stability_cap(Bitboard own, Bitboard other, int alpha,
                                                    int empties) {
        if constexpr (!Rules::HasStability) return 64;
        if (64 - 2 * (kernels::count(other) - spare_discs(empties)) > alpha) return 64;
        return 64 - 2 * kernels::count(kernels::Stability<Kernel>::stable(other, own));
    }

    /// So many discs more than needed make a cap likely enough to be worth its time: the smaller
    /// the tree that it saves, the more. Chosen by how often it succeeded (docs/experiments.md).
    [[gnu::always_inline]] static constexpr int spare_discs(int empties) {
        return empties >= 10 ? 6 : empties >= 8 ? 8 : empties == 7 ? 9 : 10;
    }

    /// A lower bound above alpha that a child in the cache gives, else NoScore.
    [[gnu::always_inline]] int known_by_child(Bitboard own, Bitboard other, int alpha,
                                              const Ranked& ranked) {
        for (int i = 0; i < ranked.count(); ++i) {
            const Bitboard next_own = other ^ ranked.flips(i);
            const Bitboard next_other = own ^ ranked.flips(i) ^ ranked.placed(i);
            const Known& child = slot_for(next_own, next_other);
            if (child.own == next_own && child.other == next_other && -child.upper > alpha)
                return -child.upper;
        }
        return NoScore;
    }

    [[gnu::always_inline]] Known& slot_for(Bitboard own, Bitboard other) {
        const std::uint64_t mixed = (own * 0x9e3779b97f4a7c15ULL) ^ (other * 0xc2b2ae3d27d4eb4fULL);
        return cache_[((mixed ^ (mixed >> 32)) * 0xff51afd7ed558ccdULL) >> (64 - CacheBits)];
    }

    [[gnu::always_inline]] static void remember(Known& known, Bitboard own, Bitboard other,
                                                int alpha, int score, int move) {
        if (known.own != own || known.other != other)
            known = {own, other, -64, 64, Ranked::NoSquare};
        (score > alpha ? known.lower : known.upper) = static_cast<std::int8_t>(score);
        known.move = static_cast<std::uint8_t>(move);
    }

    int search_few(Bitboard own, Bitboard other, int alpha, int empties, Parity parity,
                   Bitboard moves) {
        if (empties > 4) return search_unordered(own, other, alpha, empties, parity, moves);
        return search_last(own, other, alpha, empties, Rules::empties(own, other), parity);
    }

    /// Five or six empties: squares without an empty neighbour first, where nobody can answer
    /// beside one, then those of odd quarters.
    int search_unordered(Bitboard own, Bitboard other, int alpha, int empties, Parity parity,
                         Bitboard moves) {
        ++last_.nodes;
        if (moves == 0) return search_pass(own, other, alpha, empties, parity);
        if (empties == UnorderedEmpties) {
            if (const int cap = stability_cap(own, other, alpha, empties); cap <= alpha) return cap;
        }
        const Bitboard squares = Rules::empties(own, other);
        const Bitboard alone = moves & kernels::isolated(squares);
        const Bitboard odd = moves & OddSquares[parity] & ~alone;
        int best = NoScore;
        for (const Bitboard group : {alone, odd, moves & ~odd & ~alone}) {
            for (Bitboard rest = group; rest != 0; rest &= rest - 1) {
                const int square = kernels::lowest(rest);
                const Bitboard flips = Kernel::flips(square, own, other);
                const Bitboard next_own = other ^ flips;
                const Bitboard next_other = own ^ flips ^ kernels::bit(square);
                const Parity next_parity = parity ^ quarter_of(square);
                const int score =
                    empties == 5 ? -search_last(next_own, next_other, -alpha - 1, 4,
                                                squares ^ kernels::bit(square), next_parity)
                                 : -search_unordered(next_own, next_other, -alpha - 1, empties - 1,
                                                     next_parity, mobility(next_own, next_other));
                if (score > alpha) return score;
                best = std::max(best, score);
            }
        }
        return best;
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
