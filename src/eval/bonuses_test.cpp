#include "eval/bonuses.h"

#include "gtest/gtest.h"

#include "eval/eval_fixtures.h"

namespace outflank::eval {
namespace {

using othello::Othello;

/// The bonuses of one colour, square by square; frontier and edges need both and are apart.
struct PlainBonuses {
    int discs = 0;
    int corners = 0;
    int frontier = 0;
    std::array<int, 4> on_edge{};

    PlainBonuses(const Cells& cells, char colour) {
        const int last = cells.size() - 1;
        for (int rank = 0; rank <= last; ++rank) {
            for (int file = 0; file <= last; ++file) {
                if (cells.at(file, rank) != colour) continue;
                ++discs;
                if (cells.touches(file, rank, '-')) ++frontier;
                if (rank == 0) ++on_edge[0];
                if (rank == last) ++on_edge[1];
                if (file == 0) ++on_edge[2];
                if (file == last) ++on_edge[3];
            }
        }
        for (const int rank : {0, last}) {
            for (const int file : {0, last}) corners += corner(cells, colour, file, rank);
        }
    }

    static int corner(const Cells& cells, char colour, int file, int rank) {
        const bool held = cells.at(file, rank) == colour;
        const bool beside = cells.touches(file, rank, colour);
        return (held ? 5 : 0) + (beside ? (held ? 5 : -5) : 0);
    }
};

int plain_value(const Cells& cells) {
    const PlainBonuses black(cells, 'X');
    const PlainBonuses white(cells, 'O');
    int value = black.discs - white.discs + black.corners - white.corners;
    if (black.frontier < white.frontier) value += 5;
    if (white.frontier < black.frontier) value -= 5;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool black_half = black.on_edge[i] * 2 >= cells.size();
        const bool white_half = white.on_edge[i] * 2 >= cells.size();
        if (black_half && !white_half) value += 5;
        if (white_half && !black_half) value -= 5;
    }
    return value;
}

TEST(Bonuses, AreWhatCountingSquareBySquareGives) {
    for (int size = 4; size <= 16; size += 2) {
        const Othello game(size);
        const Bonuses bonuses(size);
        visit_random_games(game, 10, [&](const auto& position) {
            const int for_black = Disc * plain_value(Cells(game, position));
            ASSERT_EQ(bonuses.evaluate(game, position),
                      position.to_move() == Side::One ? for_black : -for_black)
                << game.format(position);
        });
    }
}

TEST(Bonuses, ScoreSymmetricPositionsAlikeAndTurnWithTheSides) {
    for (const int size : {4, 8, 16}) {
        const Othello game(size);
        const Bonuses bonuses(size);
        visit_random_games(game, 3, [&](const auto& position) {
            const Score score = bonuses.evaluate(game, position);
            for (const Symmetry symmetry : AllSymmetries)
                ASSERT_EQ(bonuses.evaluate(game, game.transformed(position, symmetry)), score);
            ASSERT_EQ(bonuses.evaluate(game, turned(position)), -score);
        });
    }
}

// Two discs against one, a corner with nothing beside it, and the X square of an empty one:
// 1 + 5 - (-5). The corner's edges are not half full; White's frontier is the smaller, -5.
TEST(Bonuses, AreAsTheHeaderSaysInAnOpenPosition) {
    const Othello game(8);
    const auto position = *game.parse_position(
        "X-------"
        "--------"
        "--------"
        "---X----"
        "--------"
        "--------"
        "------O-"
        "-------- X");
    EXPECT_EQ(Bonuses(8).evaluate(game, position), Disc * (1 + 5 + 5 - 5));
}

// Each side has half of the first rank: it is nobody's.
TEST(Bonuses, AnEdgeThatBothHoldHalfOfIsNobodys) {
    const Othello game(4);
    const auto shared = *game.parse_position("XXOO------------ X");
    EXPECT_EQ(Bonuses(4).evaluate(game, shared), 0);
}

}  // namespace
}  // namespace outflank::eval
