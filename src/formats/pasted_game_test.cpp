#include "formats/pasted_game.h"

#include <array>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/pasted_tafl.h"
#include "formats/sheet_fixtures.h"

namespace outflank::formats {
namespace {

using othello::Othello;
using testing::HasSubstr;

std::string read(const std::string& text, int size = 8) {
    const auto record = read_pasted_game(Othello(size), text);
    return record ? record->format() : record.error().sentence;
}

TEST(PastedGame, MovesInEverySpelling) {
    for (const char* text : {"f5d6c3", "F5D6c3", "f5 d6 c3", "1. f5 d6 2. c3", "1.f5 2.d6 3.c3",
                             "F5-D6-C3", "f5,d6,\n\nc3\n", "1. F5 d6\r\n2. C3 40-24"})
        EXPECT_EQ(read(text), "f5 d6 c3") << text;
}

TEST(PastedGame, ABoardComesBeforeTheMoves) {
    const std::string cells = "---------------------------OX------XO---------------------------";
    std::string drawn = "  A B C D E F G H\n";
    std::string framed;
    for (std::size_t row = 0; row < 8; ++row) {
        drawn += std::to_string(row + 1);
        framed += "|";
        for (std::size_t file = 0; file < 8; ++file) {
            drawn +=
                std::string(" ") + (cells[row * 8 + file] == '-' ? '.' : cells[row * 8 + file]);
            framed += std::string(1, cells[row * 8 + file]) + "|";
        }
        drawn += '\n';
        framed += '\n';
    }
    EXPECT_EQ(read(drawn + "f5 d6"), "f5 d6");
    EXPECT_EQ(read(framed + "black to move\n1. F5"), "f5");
    EXPECT_EQ(read(cells + " X\nf5"), "f5");
    EXPECT_EQ(read(drawn + "\nO\ne3"), cells + " O moves e3");
    EXPECT_EQ(read(cells), cells + " X") << "Black, where no side is named";
    EXPECT_EQ(read(cells + " O e3 d3"), read(cells + " O moves e3 d3")) << "all in one line";
    EXPECT_EQ(read("8 " + cells + " *"), cells + " X") << "as a game server has it";
}

TEST(PastedGame, OurOwnDiagramsAreRead) {
    const othello::Othello game(8);
    const auto record = *GameRecord<othello::Othello>::parse(game, "f5 d6 c3");
    EXPECT_EQ(read(game.diagram(record.position())), game.format(record.position()));
    EXPECT_EQ(read(game.diagram(record.start())), game.format(record.start()));
}

TEST(PastedGame, BadTextGetsASentence) {
    EXPECT_THAT(read(""), HasSubstr("no text"));
    EXPECT_THAT(read("hello"), HasSubstr("expected moves such as f5"));
    EXPECT_THAT(read("f5 a1"), HasSubstr("move 2: a1 is not a legal move"));
    EXPECT_THAT(read("f5 pass"), HasSubstr("move 2: pass is not a legal move"));
    EXPECT_THAT(read("f5 z9"), HasSubstr("move 2"));
    EXPECT_THAT(read("f5passport"),
                HasSubstr("expected moves such as f5, or pass, not 'passport'"));
    EXPECT_THAT(read(std::string(LongestPaste + 1, ' ')), HasSubstr("at most 100000"));
    EXPECT_THAT(read("\x01\xff\x02 q"), HasSubstr("expected moves"));
}

TEST(PastedGame, TextWithoutAnyMoveIsNoGameFromTheStart) {
    for (const char* text : {"こんにちは", "🙂", "12345 67", ". . .", "40-24"}) {
        EXPECT_THAT(read(text), HasSubstr("expected moves such as f5")) << text;
        const auto tablut = read_pasted_game(tafl::Tafl(tafl::Ashton), text);
        ASSERT_FALSE(tablut) << text;
        EXPECT_THAT(tablut.error().sentence, HasSubstr("expected moves such as e4-e7"));
    }
    EXPECT_TRUE(read_pasted_game(Othello(8), "moves").ok()) << "a record without moves";
    EXPECT_TRUE(read_pasted_game(tafl::Tafl(tafl::Ashton), "moves").ok());
}

/// Numbers, dashes, cases and passes at random: the same game comes back.
RC_GTEST_PROP(PastedGame, NoSpellingChangesTheGame, (std::uint64_t seed)) {
    const auto record = fixtures::random_sheet(seed).record;
    RC_PRE(!record.moves().empty());
    Rng rng(seed);
    std::string text;
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        const auto move = record.moves()[i];
        if (rng.below(2) == 0) text += std::to_string(i + 1) + ". ";
        if (move.is_pass()) {
            text += std::array{" ", " pass ", " PA ", " -- ", "pass", "ps"}[rng.below(6)];
        } else {
            text += rng.below(2) == 0 ? othello::format(move) : capital_word(move);
            text += std::array{" ", "\n", ", ", "-"}[rng.below(4)];
        }
    }
    // A pass at the very end is a move that nothing after it implies.
    RC_PRE(!record.moves().back().is_pass());
    const auto back = read_pasted_game(record.game(), text);
    RC_ASSERT(back.ok());
    RC_ASSERT(*back == record);
}

}  // namespace
}  // namespace outflank::formats
