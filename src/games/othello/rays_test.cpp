#include "games/othello/rays.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/othello/othello.h"
#include "games/othello/plain_othello.h"

namespace outflank::othello {
namespace {

/// Boards that no game reaches: any disc anywhere, `emptiness` of 16 squares empty. Long runs, full
/// edges and discs on both sides of the border between two rows all occur.
std::string random_cells(Rng& rng, int size, std::uint32_t emptiness) {
    std::string cells;
    for (int i = 0; i < size * size; ++i) {
        const std::uint32_t number = rng.below(32);
        cells += number < 2 * emptiness ? '-' : number % 2 == 0 ? 'X' : 'O';
    }
    return cells;
}

/// One colour nearly everywhere, so that runs are as long as the board.
std::string one_sided_cells(Rng& rng, int size) {
    std::string cells;
    for (int i = 0; i < size * size; ++i) cells += "OOOOOOOOOOOOOX--"[rng.below(16)];
    return cells;
}

void expect_same_as_twin(const Othello& game, const std::string& cells) {
    for (const char side : {'X', 'O'}) {
        const PlainOthello twin(game.size(), cells, side);
        const Position position = *game.parse_position(twin.text());
        std::vector<std::string> moves;
        for (const Move move : game.moves(position)) moves.push_back(game.format(move));
        ASSERT_EQ(moves, twin.moves()) << game.diagram(position);
        for (const auto& text : moves) {
            const Move move = *game.parse_move(text);
            ASSERT_EQ(game.gain(position, move), twin.flip_count(text)) << text << "\n"
                                                                        << game.diagram(position);
            ASSERT_EQ(game.format(game.after(position, move)), twin.after(text).text()) << text;
        }
    }
}

class OthelloRays : public testing::TestWithParam<int> {};

TEST_P(OthelloRays, AgreeWithThePlainTwinOnAnyBoard) {
    const Othello game(GetParam());
    Rng rng(2024);
    for (std::uint32_t i = 0; i < 60; ++i) {
        expect_same_as_twin(game, random_cells(rng, game.size(), i % 16));
        expect_same_as_twin(game, one_sided_cells(rng, game.size()));
        if (HasFatalFailure()) return;
    }
}

TEST_P(OthelloRays, ARunFromEdgeToEdgeFlipsInEveryDirection) {
    const int size = GetParam();
    const Othello game(size);
    const int last = size - 1;
    for (const auto [file, rank] : {Cell{0, 0}, Cell{last, 0}, Cell{0, last}, Cell{last, last}}) {
        std::string cells(static_cast<std::size_t>(size * size), 'O');
        for (int i = 0; i < size; ++i) {  // X on the two edges opposite the corner
            cells[static_cast<std::size_t>((last - rank) * size + i)] = 'X';
            cells[static_cast<std::size_t>(i * size + (last - file))] = 'X';
        }
        cells[static_cast<std::size_t>(rank * size + file)] = '-';
        const Position position = *game.parse_position(cells + " X");
        const Move corner = Move::at(*Square::at(file, rank));
        EXPECT_EQ(game.gain(position, corner), 3 * (size - 2)) << game.diagram(position);
    }
}

TEST(OthelloRays16, NoRunGoesOnInTheNextRow) {
    const Othello game(16);
    std::string cells(256, '-');
    cells.replace(
        13, 5,
        "XOOOO");  // n1 X, then O on o1, p1, a2, b2: neighbours by index, but not on the board
    const Position position = *game.parse_position(cells + " X");
    EXPECT_FALSE(game.playable(position).any()) << game.diagram(position);
    EXPECT_TRUE(game.is_legal(position, Move::pass())) << "White still has m1";
}

INSTANTIATE_TEST_SUITE_P(Sizes, OthelloRays, testing::Values(4, 6, 8, 10, 12, 14, 16));

}  // namespace
}  // namespace outflank::othello
