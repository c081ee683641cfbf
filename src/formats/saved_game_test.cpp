#include "formats/saved_game.h"

#include "gtest/gtest.h"

namespace outflank::formats {
namespace {

const SavedGame Example{"othello 8x8", {"human", "outflank:level=3"}, "5s", "f5 d6 c3"};

TEST(SavedGame, WhatIsWrittenIsReadBack) {
    EXPECT_EQ(read_saved_game(write_saved_game(Example)), Example);
    const SavedGame bare{"", {"", ""}, "", "f5"};
    EXPECT_EQ(write_saved_game(bare), "f5\n");
    EXPECT_EQ(read_saved_game("f5"), bare);
}

TEST(SavedGame, LinesOfATranscriptBelongTogether) {
    EXPECT_EQ(read_saved_game("f5 d6\r\n\r\n  c3 d3\n").record, "f5 d6\nc3 d3");
}

TEST(SavedGame, UnknownRemarksAreSkippedAndTablutHasItsOwnWords) {
    const auto saved = read_saved_game("# played in the rain\n#attackers: random\n# a: b\nd1-d2");
    EXPECT_EQ(saved.players[0], "random");
    EXPECT_EQ(saved.record, "d1-d2");
    EXPECT_EQ(saved.game, "");
}

TEST(SavedGame, AHeadingEndsWhereTheMovesBegin) {
    const SavedGame heading =
        read_heading("\n# game: othello 6x6\r\n#white: Bob\nf5\n# black: Ann");
    EXPECT_EQ(heading, (SavedGame{"othello 6x6", {"", "Bob"}, "", ""}));
    EXPECT_EQ(read_heading("f5"), SavedGame{});
    EXPECT_EQ(read_heading("# game: x").game, "x");
}

}  // namespace
}  // namespace outflank::formats
