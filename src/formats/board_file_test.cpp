#include "formats/board_file.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/othello/othello.h"

namespace outflank::formats {
namespace {

using testing::HasSubstr;

const std::string Start =
    "0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 W B 0 0 0\n"
    "0 0 0 B W 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\nB\n5\n";

std::string sentence(const std::string& text) {
    const auto read = read_board_file(text);
    return read ? "" : read.error().sentence;
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

TEST(BoardFile, TheStartIsTheStart) {
    const auto read = read_board_file(Start);
    ASSERT_TRUE(read.ok()) << read.error().sentence;
    EXPECT_EQ(read->position, othello::Othello(8).start());
    EXPECT_EQ(read->seconds, 5);
    EXPECT_EQ(write_board_file(*read), Start);
}

TEST(BoardFile, WhatIsWrittenIsReadBack) {
    const othello::Othello game(8);
    Rng rng(1);
    for (auto position = game.start(); !game.is_over(position);
         position = game.after(position, pick(rng, game.moves(position)))) {
        const BoardFile board{position, static_cast<int>(rng.below(100))};
        const auto read = read_board_file(write_board_file(board));
        ASSERT_TRUE(read.ok()) << read.error().sentence;
        EXPECT_EQ(*read, board);
    }
}

TEST(BoardFile, BlanksAtTheEndsAndWindowsLinesDoNotMatter) {
    std::string text = "\n";
    for (const char c : Start) text += c == '\n' ? std::string(" \r\n") : std::string(1, c);
    EXPECT_EQ(*read_board_file(text), *read_board_file(Start));
}

TEST(BoardFile, WhatIsWrongIsNamedWithItsLine) {
    EXPECT_THAT(sentence(""), HasSubstr("ten lines, not 0"));
    EXPECT_THAT(sentence(Start + "7\n"), HasSubstr("not 11"));
    EXPECT_THAT(sentence(with(Start, "W B 0 0 0", "W B 0 0")), HasSubstr("line 4: expected eight"));
    EXPECT_THAT(sentence(with(Start, "W B 0", "W X 0")), HasSubstr("line 4: expected the cells"));
    EXPECT_THAT(sentence(with(Start, "W B 0", "WB 0")), HasSubstr("not 'WB'"));
    EXPECT_THAT(sentence(with(Start, "\nB\n", "\nblack\n")),
                HasSubstr("line 9: expected the side"));
    EXPECT_THAT(sentence(with(Start, "\n5\n", "\n5s\n")),
                HasSubstr("line 10: the time in seconds"));
    EXPECT_THAT(sentence(with(Start, "\n5\n", "\n-1\n")), HasSubstr("line 10"));
}

TEST(BoardFile, IsToldFromATranscriptAndFromOtherBoards) {
    EXPECT_TRUE(looks_like_board_file(Start));
    EXPECT_TRUE(looks_like_board_file("\n B 0"));
    EXPECT_TRUE(looks_like_board_file("0\r\r 0")) << "any blank stands between cells";
    for (const char* other : {"", "f5 d6", "f5d6c3", "B", "---OX--- X", "BB\n", "# outflank"})
        EXPECT_FALSE(looks_like_board_file(other)) << other;
}

}  // namespace
}  // namespace outflank::formats
