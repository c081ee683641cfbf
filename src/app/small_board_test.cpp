#include "app/small_board.h"

#include "gtest/gtest.h"

#include "games/othello/othello.h"

namespace outflank::app {
namespace {

TEST(SmallBoard, TheStartIsThatOfTheBoard) {
    for (const int size : {4, 6, 8}) {
        const othello::Othello game(size);
        const SmallBoard board(size);
        EXPECT_EQ(board.cells(othello::start8()) + " X", game.format(game.start()));
        EXPECT_EQ(board.empties(othello::start8()), size * size - 4);
    }
}

TEST(SmallBoard, MovesAreNamedByTheirOwnBoard) {
    EXPECT_EQ(SmallBoard(8).format(*othello::Move::parse("d3")), "d3");
    EXPECT_EQ(SmallBoard(6).format(*othello::Move::parse("d3")), "c2");
    EXPECT_EQ(SmallBoard(4).format(*othello::Move::parse("d3")), "b1");
    EXPECT_EQ(SmallBoard(4).format(*othello::Move::parse("f6")), "d4");
    EXPECT_EQ(SmallBoard(6).format(othello::Move::pass()), "pass");
}

}  // namespace
}  // namespace outflank::app
