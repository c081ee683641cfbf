#include "formats/sgf.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/sheet_fixtures.h"

namespace outflank::formats {
namespace {

using testing::HasSubstr;

OthelloSheet game_of(const std::string& text) {
    auto sheets = read_sgf(text);
    EXPECT_TRUE(sheets.ok()) << sheets.error().sentence;
    EXPECT_EQ(sheets->size(), 1U);
    return sheets->front();
}

std::string sentence_of(const std::string& text) {
    const auto sheets = read_sgf(text);
    return sheets ? "" : sheets.error().sentence;
}

TEST(Sgf, ReadsAGameOfEdax) {
    const OthelloSheet sheet = game_of(
        "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]DT[2025-01-31]PB[a]PW[b]SZ[8]AB[e4][d5]AW[d4][e5]"
        "PL[B]RE[B+12]B[f5];W[d6];B[c3];)");
    EXPECT_EQ(sheet.record.format(), "f5 d6 c3");
    EXPECT_EQ(sheet.tag("site"), "Edax");
    EXPECT_EQ(sheet.tag("black"), "a");
    EXPECT_EQ(sheet.verdict, Verdict::by(12));
}

TEST(Sgf, OfVariationsTheMainLineIsRead) {
    EXPECT_EQ(game_of("(;GM[2];B[f5](;W[d6](;B[c3])(;B[x(y]))(;W[f6]))").record.format(),
              "f5 d6 c3");
}

TEST(Sgf, RemarksBelongToTheMoveOfTheirNode) {
    const OthelloSheet sheet = game_of("(;C[a \\] b];C[good]B[f5];W[d6]V[-2.50]SEC[1.20])");
    EXPECT_EQ(sheet.tag("comment"), "a ] b");
    EXPECT_EQ(sheet.remarks, (std::vector<MoveRemark>{{{}, "good"}, {{2.5, 1.2}, ""}}));
}

TEST(Sgf, PassesInEverySpelling) {
    for (const char* pass : {"W[PA];", "W[];", "W[tt];", "W[pass];", ""}) {
        const OthelloSheet sheet =
            game_of("(;SZ[4]AB[a1]AW[b1][c1][d1][a2][b2][c2][d2][a3][b3][c3][d3][a4][b4]PL[W];" +
                    std::string(pass) + "B[d4])");
        ASSERT_EQ(sheet.record.moves().size(), 2U) << pass;
        EXPECT_TRUE(sheet.record.moves()[0].is_pass());
    }
}

TEST(Sgf, BadGamesGetASentence) {
    EXPECT_THAT(sentence_of(""), HasSubstr("expected a game in SGF"));
    EXPECT_THAT(sentence_of("(;GM[2];B[f5]"), HasSubstr("does not end with )"));
    EXPECT_THAT(sentence_of("(;GM[2];B[f5"), HasSubstr("does not end with ]"));
    EXPECT_THAT(sentence_of("()"), HasSubstr("no node"));
    EXPECT_THAT(sentence_of("(;GM[1])"), HasSubstr("GM expects 2"));
    EXPECT_THAT(sentence_of("(;SZ[7])"), HasSubstr("7"));
    EXPECT_THAT(sentence_of("(;SZ[99])"), HasSubstr("SZ expects"));
    EXPECT_THAT(sentence_of("(;B[f5];W[a1])"), HasSubstr("game 1: move 2: a1 is not a legal move"));
    EXPECT_THAT(sentence_of("(;B[f5];B[d6])"), HasSubstr("written as a move of Black"));
    EXPECT_THAT(sentence_of("(;)(;B[zz])"), HasSubstr("game 2: move 1"));
    EXPECT_THAT(sentence_of("(;AB[a1]AW[a1])"), HasSubstr("the same square"));
    EXPECT_THAT(sentence_of("(;AB[a1:b2])"), HasSubstr("AB"));
    EXPECT_THAT(sentence_of("(;SZ[4]AB[h8])"), HasSubstr("squares of the board"));
    EXPECT_THAT(sentence_of("(;AB[a1]PL[x])"), HasSubstr("PL expects"));
    EXPECT_THAT(sentence_of("(;B[f5];AB[a1])"), HasSubstr("first node only"));
    EXPECT_THAT(sentence_of("(;\x01\xff)"), HasSubstr("expected a node"));
    EXPECT_THAT(sentence_of("(;SZ[4]AB[a1]RE[W+3])"), HasSubstr("a win for white, but"));
    EXPECT_THAT(sentence_of(std::string(100000, '(')), HasSubstr("does not end"));
}

RC_GTEST_PROP(Sgf, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    const OthelloSheet sheet = fixtures::random_sheet(seed);
    const std::string text = format_sgf(sheet);
    const auto back = read_sgf(text);
    RC_ASSERT(back.ok());
    RC_ASSERT(back->size() == 1U);
    RC_ASSERT(back->front().record == sheet.record);
    RC_ASSERT(back->front().remarks == sheet.remarks);
    RC_ASSERT(back->front().tags == sheet.tags);
    RC_ASSERT(back->front().known_verdict() == sheet.known_verdict());
    RC_ASSERT(format_sgf(back->front()) == text);
}

}  // namespace
}  // namespace outflank::formats
