#include "eval/squares.h"

#include <array>
#include <string>

#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank::eval {
namespace {

using othello::Othello;
using othello::Position;

/// The 8x8 table as it is published, row by row.
constexpr std::array<int, 64> Published = {
    4,  -3, 2,  2,  2,  2,  -3, 4,  //
    -3, -4, -1, -1, -1, -1, -4, -3,  //
    2,  -1, 1,  0,  0,  1,  -1, 2,  //
    2,  -1, 0,  1,  1,  0,  -1, 2,  //
    2,  -1, 0,  1,  1,  0,  -1, 2,  //
    2,  -1, 1,  0,  0,  1,  -1, 2,  //
    -3, -4, -1, -1, -1, -1, -4, -3,  //
    4,  -3, 2,  2,  2,  2,  -3, 4,
};

/// The text of a position begins with its cells, row by row.
int published_weights(const std::string& cells) {
    int sum = 0;
    for (std::size_t i = 0; i < Published.size(); ++i) {
        if (cells[i] == 'X') sum += Published[i];
        if (cells[i] == 'O') sum -= Published[i];
    }
    return sum;
}

int mobility_for_black(const Othello& game, const Position& position) {
    return game.playable(position, Side::One).count() - game.playable(position, Side::Two).count();
}

// While more than 40 squares are empty there is nothing but weights and mobility.
TEST(Squares, AreThePublishedWeightsAndMobilityEarlyInTheGame) {
    const Othello game(8);
    const Squares squares(8);
    Rng rng(1);
    for (int i = 0; i < 20; ++i) {
        Position position = game.start();
        for (int ply = 0; ply < 20 && !game.is_over(position); ++ply) {
            const int value =
                published_weights(game.format(position)) + 2 * mobility_for_black(game, position);
            const int sign = position.to_move() == Side::One ? 1 : -1;
            ASSERT_EQ(squares.evaluate(game, position), sign * Disc * value);
            position = game.after(position, pick(rng, game.moves(position)));
        }
    }
}

// Black has five discs along the bottom and two up the right, the corner counting once; c1 hangs on
// nothing. White's run up the left ends before the gap.
TEST(Squares, CountDiscsThatRunAlongAnEdgeFromACorner) {
    const Othello game(8);
    const auto position = *game.parse_position(
        "--X-----"
        "--OOOO--"
        "-OOXXOO-"
        "O-OXXOO-"
        "--OOXXO-"
        "O-OOOO--"
        "O-XXXX-X"
        "O--XXXXX X");
    ASSERT_LT(game.empties(position).count(), 40);
    const int value = published_weights(game.format(position)) +
                      2 * mobility_for_black(game, position) + 2 * (6 - 3);
    EXPECT_EQ(Squares(8).evaluate(game, position), Disc * value);
}

TEST(Squares, ScoreSymmetricPositionsAlikeAtEverySize) {
    for (const int size : {4, 6, 8, 10, 16}) {
        const Othello game(size);
        const Squares squares(size);
        Rng rng(2);
        Position position = game.start();
        while (!game.is_over(position)) {
            const Score score = squares.evaluate(game, position);
            for (const Symmetry symmetry : AllSymmetries)
                ASSERT_EQ(squares.evaluate(game, game.transformed(position, symmetry)), score);
            const Position turned(position.discs(Side::One), position.discs(Side::Two),
                                  opponent(position.to_move()));
            ASSERT_EQ(squares.evaluate(game, turned), -score);
            position = game.after(position, pick(rng, game.moves(position)));
        }
    }
}

}  // namespace
}  // namespace outflank::eval
