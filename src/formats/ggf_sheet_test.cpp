#include "formats/ggf_sheet.h"

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/sheet_fixtures.h"
#include "formats/verdict.h"

namespace outflank::formats {
namespace {

TEST(GgfSheet, FactsHaveTheirOwnNames) {
    const auto game = parse_ggf("(;GM[Othello]PC[GGS/os]PB[a]RB[2196.37]RE[-64.000:t]TY[8]B[F5];)");
    ASSERT_TRUE(game.ok());
    const OthelloSheet sheet = sheet_of(*game);
    EXPECT_EQ(sheet.tag("site"), "GGS/os");
    EXPECT_EQ(sheet.tag("black-rating"), "2196.37");
    EXPECT_EQ(sheet.tag("TY"), "8");
    EXPECT_EQ(sheet.verdict, (Verdict{Side::Two, 64, "time"}));
}

TEST(GgfSheet, WhatWouldPassForAMoveOrABoardIsLeftOut) {
    OthelloSheet sheet{GameRecord(othello::Othello(8))};
    for (const char* name : {"B", "BO", "b", "PB", "TY", "--"}) sheet.add_tag(name, "6");
    EXPECT_TRUE(ggf_of(sheet).tags.empty());
}

TEST(GgfSheet, AResultThatIsNoneIsKeptInItsWords) {
    const auto game = parse_ggf("(;RE[+1.500]B[F5];)");
    ASSERT_TRUE(game.ok());
    EXPECT_EQ(sheet_of(*game).tag("result"), "+1.500");
    EXPECT_EQ(ggf_of(sheet_of(*game)).tag("RE"), "+1.500");
}

RC_GTEST_PROP(GgfSheet, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    const OthelloSheet sheet = fixtures::random_sheet(seed);
    const std::string line = format_ggf(ggf_of(sheet));
    const auto back = parse_ggf(line);
    RC_ASSERT(back.ok());
    RC_ASSERT(back->record == sheet.record);
    RC_ASSERT(sheet_of(*back).tag("white") == sheet.tag("white"));
    const auto again = parse_ggf(format_ggf(ggf_of(sheet_of(*back))));
    RC_ASSERT(again.ok());
    for (const GgfTag& tag : back->tags) RC_ASSERT(again->tag(tag.name) == tag.value);
    RC_ASSERT(again->notes == back->notes);
}

RC_GTEST_PROP(Verdict, EveryFormatReadsWhatItWrites, (int seed)) {
    const Verdict verdict = Verdict::by(seed % 65);
    RC_ASSERT(parse_ggf_result(ggf_result(verdict)) == verdict);
    RC_ASSERT(parse_sgf_result(sgf_result(verdict)) == verdict);
    RC_ASSERT(parse_pgn_result(pgn_result(verdict))->winner == verdict.winner);
}

TEST(Verdict, WhatIsNoResultIsNone) {
    for (const char* text :
         {"", "?", "*", "x", "B", "B+x", "B+-3", "1-", "-", "1e9", "+999", ":t"}) {
        EXPECT_FALSE(parse_ggf_result(text)) << text;
        EXPECT_FALSE(parse_sgf_result(text)) << text;
        EXPECT_FALSE(parse_pgn_result(text)) << text;
    }
}

}  // namespace
}  // namespace outflank::formats
