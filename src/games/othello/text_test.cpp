#include "games/othello/text.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "games/othello/othello.h"

namespace outflank::othello {
namespace {

using testing::HasSubstr;

const std::string Start6 = "--------------OX----XO--------------";

TEST(OthelloText, EverySpellingIsReadAndOneIsWritten) {
    const Othello game(4);
    const auto position = game.parse_position("Xx*Bb-.OoWw----- b");
    ASSERT_TRUE(position.ok()) << position.error().sentence;
    EXPECT_EQ(game.format(*position), "XXXXX--OOOO----- X");
    for (const char* side : {"O", "o", "W", "w"}) {
        EXPECT_EQ(game.parse_position(std::string("XXXXX--OOOO----- ") + side)->to_move(),
                  Side::Two);
    }
}

TEST(OthelloText, CellsRunRowByRowFromA1) {
    const Othello game(4);
    const Position position = *game.parse_position("-X--O----------- O");
    EXPECT_TRUE(position.discs(Side::One).contains(*Square::parse("b1")));
    EXPECT_TRUE(position.discs(Side::Two).contains(*Square::parse("a2")));
    EXPECT_EQ(position.own().count() + position.other().count(), 2);
}

struct Bad {
    int size;
    std::string text;
    std::string words;  // that the sentence must contain
};

TEST(OthelloText, BadTextIsRefusedWithWhatWasExpected) {
    const std::string empty8(64, '-');
    const std::vector<Bad> table = {
        {8, "", "an 8x8 board has 64 cells, this one has 0"},
        {8, " \t", "an 8x8 board has 64 cells, this one has 0"},
        {8, std::string(63, '-') + " X", "an 8x8 board has 64 cells, this one has 63"},
        {8, std::string(65, '-') + " X", "an 8x8 board has 64 cells, this one has 65"},
        {8, empty8 + "X", "has 65 (is the blank before the side missing?)"},
        {6, empty8 + " X", "a 6x6 board has 36 cells, this one has 64 (is it an 8x8 board?)"},
        {8, Start6 + " X", "an 8x8 board has 64 cells, this one has 36 (is it a 6x6 board?)"},
        {6, "------ ------ --OX-- --XO-- ------ ------ X", "this one has 6 before the first blank"},
        {6, "------/------" + std::string(23, '-') + " X", "not '/' at a2"},
        {6, std::string(35, '-') + "\x01 X", "a cell is X, O or -, not '?' at f6"},
        {6, std::string(35, '-') + "0 X", "a cell is X, O or -, not '0' at f6"},
        {6, Start6, "the side to move, X or O, is missing"},
        {6, Start6 + " ", "the side to move, X or O, is missing"},
        {6, Start6 + " -", "the side to move is X or O, not '-'"},
        {6, Start6 + " black", "the side to move is X or O, not 'black'"},
        {6, Start6 + " X;", "the side to move is X or O, not 'X;'"},
        {6, Start6 + " X f5", "a position ends with the side to move, but 'f5' follows"},
    };
    for (const auto& [size, text, words] : table) {
        const auto position = Othello(size).parse_position(text);
        ASSERT_FALSE(position.ok()) << text;
        EXPECT_THAT(position.error().sentence, HasSubstr(words)) << text;
    }
}

TEST(OthelloText, TheDiagramShowsDiscsMovesAndCoordinates) {
    const Othello game(6);
    EXPECT_EQ(game.diagram(game.start()),
              "   a b c d e f\n"
              " 1 - - - - - - 1\n"
              " 2 - - . - - - 2\n"
              " 3 - . O X - - 3\n"
              " 4 - - X O . - 4\n"
              " 5 - - - . - - 5\n"
              " 6 - - - - - - 6\n"
              "   a b c d e f\n"
              "Black 2, White 2; Black to move\n");
}

TEST(OthelloText, TheDiagramOfAFinishedGameSaysSo) {
    const Othello game(4);
    EXPECT_THAT(game.diagram(*game.parse_position("XX-------------- O")),
                HasSubstr("Black 2, White 0; the game is over"));
}

TEST(OthelloText, RowsOfTheLargestDiagramLineUp) {
    const Othello game(16);
    const std::string diagram = game.diagram(game.start());
    EXPECT_THAT(diagram, HasSubstr("\n 9 - "));
    EXPECT_THAT(diagram, HasSubstr("\n10 - "));
    EXPECT_THAT(diagram, HasSubstr(" n o p\n"));
}

}  // namespace
}  // namespace outflank::othello
