#include "eval/features8.h"

#include "gtest/gtest.h"

#include "core/rng.h"
#include "kernels/portable.h"
#include "kernels/symmetry.h"

namespace outflank::eval {
namespace {

using Features = Features8<kernels::Portable>;
using kernels::bit;

struct Board {
    Bitboard own;
    Bitboard other;
};

Board random_board(Rng& rng) {
    const Bitboard discs = rng.next() | rng.next();
    const Bitboard own = discs & rng.next();
    return {own, discs & ~own};
}

TEST(Features8, IsTheSameFromEverySide) {
    Rng rng(1);
    for (int i = 0; i < 500; ++i) {
        const Board board = random_board(rng);
        const int value = Features::evaluate(board.own, board.other);
        EXPECT_EQ(Features::evaluate(kernels::mirrored_files(board.own),
                                     kernels::mirrored_files(board.other)),
                  value);
        EXPECT_EQ(Features::evaluate(kernels::mirrored_ranks(board.own),
                                     kernels::mirrored_ranks(board.other)),
                  value);
        EXPECT_EQ(
            Features::evaluate(kernels::transposed(board.own), kernels::transposed(board.other)),
            value);
    }
}

TEST(Features8, StaysBelowADecidedGame) {
    Rng rng(2);
    for (int i = 0; i < 5000; ++i) {
        const Board board = random_board(rng);
        EXPECT_LE(std::abs(Features::evaluate(board.own, board.other)), LargestEvaluation);
    }
}

TEST(Features8, WhatIsMineIsTheOtherSidesLoss) {
    Rng rng(3);
    for (int i = 0; i < 500; ++i) {
        const Board board = random_board(rng);
        const auto mine = Features::extract(board.own, board.other);
        const auto theirs = Features::extract(board.other, board.own);
        for (std::size_t feature = 1; feature + 1 < FeatureCount; ++feature)
            EXPECT_EQ(mine[feature], -theirs[feature]);
        EXPECT_EQ(mine.front(), theirs.front());
        EXPECT_EQ(mine.back(), theirs.back());
    }
}

TEST(Features8, RiskySquaresStopCountingWhenTheirCornerIsTaken) {
    constexpr std::size_t x_squares = 6;
    constexpr std::size_t c_squares = 7;
    const auto before = Features::extract(bit(9) | bit(1), bit(36));
    EXPECT_EQ(before[x_squares], 1);
    EXPECT_EQ(before[c_squares], 1);
    const auto after = Features::extract(bit(9) | bit(1) | bit(0), bit(36));
    EXPECT_EQ(after[x_squares], 0);
    EXPECT_EQ(after[c_squares], 0);
}

}  // namespace
}  // namespace outflank::eval
