#include "solver/ranked_moves.h"

#include "gtest/gtest.h"

#include "core/rng.h"
#include "kernels/portable.h"
#include "solver/board_rules.h"

namespace outflank::solver {
namespace {

using kernels::Portable;
using Moves = RankedMoves<Portable, Standard8>;

struct Board {
    Bitboard own = 0;
    Bitboard other = 0;
};

/// Discs of either colour anywhere, at most twelve squares empty.
Board crowded_board(Rng& rng) {
    Bitboard empties = 0;
    for (int i = 0; i < 12; ++i) empties |= kernels::bit(static_cast<int>(rng.below(64)));
    const Bitboard own = rng.next() & ~empties;
    return {own, ~own & ~empties};
}

Board after(const Board& board, const Moves& moves, int i) {
    return {board.other ^ moves.flips(i), board.own ^ moves.flips(i) ^ moves.placed(i)};
}

TEST(RankedMoves, GiveEveryMoveOnceWithWhatItLeaves) {
    Rng rng(1);
    for (int round = 0; round < 500; ++round) {
        const Board board = crowded_board(rng);
        const Bitboard legal = Portable::mobility(board.own, board.other);
        Moves moves(board.own, board.other, legal, Parity{0}, Moves::NoSquare);
        Bitboard taken = 0;
        for (int n = 0; n < moves.count(); ++n) {
            const int i = moves.take_best();
            taken |= moves.placed(i);
            EXPECT_EQ(moves.placed(i), kernels::bit(moves.square(i)));
            EXPECT_EQ(moves.flips(i), Portable::flips(moves.square(i), board.own, board.other));
            const Board next = after(board, moves, i);
            EXPECT_EQ(moves.replies(i), Portable::mobility(next.own, next.other));
        }
        EXPECT_EQ(moves.count(), kernels::count(legal));
        EXPECT_EQ(taken, legal);
    }
}

TEST(RankedMoves, PutTheMoveAskedForFirst) {
    Rng rng(2);
    for (int round = 0; round < 200; ++round) {
        const Board board = crowded_board(rng);
        const Bitboard legal = Portable::mobility(board.own, board.other);
        for (Bitboard rest = legal; rest != 0; rest &= rest - 1) {
            const int square = kernels::lowest(rest);
            Moves moves(board.own, board.other, legal, Parity{0}, square);
            EXPECT_EQ(moves.square(moves.take_best()), square);
        }
    }
}

/// Fewer replies, no corner given, fewer squares to reply on later: better in all that counts.
TEST(RankedMoves, PreferWhatLeavesLessInEveryWay) {
    Rng rng(3);
    int compared = 0;
    for (int round = 0; round < 500; ++round) {
        const Board board = crowded_board(rng);
        const Bitboard legal = Portable::mobility(board.own, board.other) & ~Standard8::Corners;
        Moves moves(board.own, board.other, legal, Parity{0}, Moves::NoSquare);
        if (moves.count() < 2) continue;
        const int best = moves.take_best();
        const Board next = after(board, moves, best);
        for (int n = 1; n < moves.count(); ++n) {
            const int i = moves.take_best();
            const Board worse = after(board, moves, i);
            const bool is_less =
                kernels::count(moves.replies(i)) < kernels::count(moves.replies(best)) &&
                (moves.replies(i) & Standard8::Corners) == 0 &&
                kernels::isolated(Standard8::empties(worse.own, worse.other)) == 0 &&
                kernels::count(Standard8::frontier(worse.other, worse.own)) <=
                    kernels::count(Standard8::frontier(next.other, next.own));
            EXPECT_FALSE(is_less);
            ++compared;
        }
    }
    EXPECT_GT(compared, 500);
}

}  // namespace
}  // namespace outflank::solver
