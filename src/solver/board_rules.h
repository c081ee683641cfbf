/// BoardRules: which board and which way of counting, known when the code is compiled.
///
/// Boards of 4x4 and 6x6 sit in the middle of the 8x8 words with the ring around them empty for
/// ever, so that flips and mobility serve as they are; only the set of squares, the corners and the
/// score need the true size.
#pragma once

#include "games/othello/scoring.h"
#include "kernels/bitboard.h"

namespace outflank::solver {

using kernels::Bitboard;
using othello::Scoring;

template <int Size, Scoring Counting>
struct BoardRules {
    static constexpr int BoardSize = Size;
    static constexpr int SquareCount = Size * Size;
    static constexpr int Margin = (8 - Size) / 2;

    static constexpr bool is_on_board(int file, int rank) {
        return file >= Margin && file < 8 - Margin && rank >= Margin && rank < 8 - Margin;
    }
    static constexpr Bitboard all_squares() {
        Bitboard result = 0;
        for (int square = 0; square < 64; ++square) {
            if (is_on_board(square % 8, square / 8)) result |= Bitboard{1} << square;
        }
        return result;
    }
    static constexpr Bitboard Squares = all_squares();
    static constexpr Bitboard Corners =
        (Bitboard{1} << (9 * Margin)) | (Bitboard{1} << (7 * Margin + 7)) |
        (Bitboard{1} << (56 - 7 * Margin)) | (Bitboard{1} << (63 - 9 * Margin));
    /// The stability of discs is only worked out for the full board.
    static constexpr bool HasStability = Size == 8;

    /// Own and other discs add up to the whole board, so that their difference is even.
    static constexpr bool HasEvenScores = Counting == Scoring::WinnerTakesEmpties;

    [[gnu::always_inline]] static constexpr Bitboard empties(Bitboard own, Bitboard other) {
        return Squares & ~(own | other);
    }

    /// The empty squares next to own discs: where the other side has moves, or may get some.
    [[gnu::always_inline]] static constexpr Bitboard frontier(Bitboard own, Bitboard other) {
        return empties(own, other) & kernels::with_neighbours(own);
    }

    /// The score of the side to move when nobody can move, in discs.
    [[gnu::always_inline]] static constexpr int final_score(Bitboard own, Bitboard other) {
        const int mine = kernels::count(own);
        const int theirs = kernels::count(other);
        if constexpr (Counting == Scoring::RawDifference) return mine - theirs;
        if (mine == theirs) return 0;
        return mine > theirs ? SquareCount - 2 * theirs : 2 * mine - SquareCount;
    }
};

using Standard8 = BoardRules<8, Scoring::WinnerTakesEmpties>;

}  // namespace outflank::solver
