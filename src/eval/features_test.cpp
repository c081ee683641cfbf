#include "eval/features.h"

#include <cstdlib>

#include "gtest/gtest.h"

#include "eval/eval_fixtures.h"

namespace outflank::eval {
namespace {

using othello::Othello;

TEST(Features, ScoreSymmetricPositionsAlike) {
    for (const int size : {4, 6, 8, 16}) {
        const Othello game(size);
        const Features features(size);
        visit_random_games(game, 3, [&](const auto& position) {
            const Score score = features.evaluate(game, position);
            for (const Symmetry symmetry : AllSymmetries)
                ASSERT_EQ(features.evaluate(game, game.transformed(position, symmetry)), score);
        });
    }
}

TEST(Features, AllButParityTurnsWithTheSides) {
    for (int size = 4; size <= 16; size += 2) {
        const Othello game(size);
        const Features features(size);
        const Score largest = Disc * (size * size - 1);
        visit_random_games(game, 5, [&](const auto& position) {
            const Score score = features.evaluate(game, position);
            const Score other = features.evaluate(game, turned(position));
            ASSERT_LE(std::abs(score), largest);
            if (std::abs(score) == largest || std::abs(other) == largest) return;
            ASSERT_EQ(score + other, 2 * Features::parity(game.empties(position).count()));
        });
    }
}

Score worth(std::string_view cells) {
    const Othello game(8);
    return Features(8).evaluate(game, *game.parse_position(std::string(cells) + " X"));
}

/// Eight rows; the first two are given, the rest is the same for all.
std::string board(const std::string& first, const std::string& second) {
    return first + second +
           "--------"
           "--XOO---"
           "--OXX---"
           "--OX----"
           "--------"
           "--------";
}

TEST(Features, ACornerIsBetterThanAnEdgeSquareAndThatBetterThanTheSquaresBeside) {
    const Score corner = worth(board("X-------", "--------"));
    const Score edge = worth(board("--X-----", "--------"));
    const Score c_square = worth(board("-X------", "--------"));
    const Score x_square = worth(board("--------", "-X------"));
    EXPECT_GT(corner, edge);
    EXPECT_GT(edge, c_square);
    EXPECT_GT(c_square, x_square);
}

// With the corner taken, the C square is as good as any, and stable besides.
TEST(Features, SquaresBesideACornerStopBeingBadWhenItIsTaken) {
    EXPECT_GT(worth(board("XX------", "--------")), worth(board("X--X----", "--------")));
}

TEST(Features, ParityIsForTheSideThatMovesLast) {
    EXPECT_GT(Features::parity(1), 0);
    EXPECT_EQ(Features::parity(2), -Features::parity(1));
}

}  // namespace
}  // namespace outflank::eval
