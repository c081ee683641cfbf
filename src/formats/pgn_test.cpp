#include "formats/pgn.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/fen.h"
#include "formats/sheet_fixtures.h"

namespace outflank::formats {
namespace {

using othello::Othello;
using testing::HasSubstr;

OthelloSheet game_of(const std::string& text) {
    auto sheets = read_pgn(text);
    EXPECT_TRUE(sheets.ok()) << sheets.error().sentence;
    EXPECT_EQ(sheets->size(), 1U);
    return sheets->front();
}

std::string sentence_of(const std::string& text) {
    const auto sheets = read_pgn(text);
    return sheets ? "" : sheets.error().sentence;
}

TEST(Pgn, ReadsAGameOfPlayOk) {
    const OthelloSheet sheet = game_of(
        "[Event \"?\"]\n[Date \"2020.01.31\"]\n[Black \"a \\\"x\\\"\"]\n[Result \"40-24\"]\n\n"
        "1. F5 f4 2. F3 g4\n3. H3 f6 40-24\n");
    EXPECT_EQ(sheet.record.format(), "f5 f4 f3 g4 h3 f6");
    EXPECT_EQ(sheet.tag("black"), "a \"x\"");
    EXPECT_EQ(sheet.tag("event"), "");
    EXPECT_EQ(sheet.verdict, Verdict::by(16));
}

TEST(Pgn, VariationsSignsAndCommentsAreNoMoves) {
    const OthelloSheet sheet = game_of(
        "{before} 1.f5! $1 ({no)} 1. d3 (1. c4)) {[%eval 1.50] [%emt 0.2] good} d6?! ; so so\n"
        "2... c3 *");
    EXPECT_EQ(sheet.record.format(), "f5 d6 c3");
    EXPECT_EQ(sheet.tag("comment"), "before");
    EXPECT_EQ(sheet.remarks, (std::vector<MoveRemark>{{{1.5, 0.2}, "good"}, {{}, "so so"}, {}}));
    EXPECT_EQ(sheet.verdict, std::nullopt);
}

TEST(Pgn, AGameEndsBeforeTheNextTagOrWithItsResult) {
    const auto sheets = read_pgn("1. f5 [Black \"b\"] 1. d3 1-0 1. c4 c3");
    ASSERT_TRUE(sheets.ok()) << sheets.error().sentence;
    ASSERT_EQ(sheets->size(), 3U);
    EXPECT_EQ((*sheets)[1].tag("black"), "b");
    EXPECT_EQ((*sheets)[1].verdict, (Verdict{Side::One, {}, ""}));
    EXPECT_EQ((*sheets)[2].record.format(), "c4 c3");
}

TEST(Pgn, BadGamesGetASentence) {
    EXPECT_THAT(sentence_of(" \n"), HasSubstr("expected a game in PGN"));
    EXPECT_THAT(sentence_of("1. f5 a1"), HasSubstr("game 1: move 2: a1 is not a legal move"));
    EXPECT_THAT(sentence_of("1. e4 e5"), HasSubstr("move 1"));
    EXPECT_THAT(sentence_of("1. f5 {no end"), HasSubstr("does not end with }"));
    EXPECT_THAT(sentence_of("1. f5 (1. d3"), HasSubstr("does not end with )"));
    EXPECT_THAT(sentence_of("[Black]"), HasSubstr("expected a tag"));
    EXPECT_THAT(sentence_of("[Black \"a"), HasSubstr("does not end with \""));
    EXPECT_THAT(sentence_of("[Black \"a\" b"), HasSubstr("does not end with ]"));
    EXPECT_THAT(sentence_of("[FEN \"8/8 w\"] *"), HasSubstr("FEN: "));
    EXPECT_THAT(sentence_of("[Result \"1-0\"] 1. f5 0-1"), HasSubstr("different winners"));
    EXPECT_THAT(sentence_of("\x01\x02\xff"), HasSubstr("move 1"));
    EXPECT_THAT(sentence_of("[FEN \"4/PPPP/4/4 w - - 0 1\"] 0-1"), HasSubstr("a win for white"));
}

TEST(Fen, TheUsualStart) {
    EXPECT_EQ(format_fen(Othello(8), Othello(8).start()), "8/8/8/3pP3/3Pp3/8/8/8 w - - 0 1");
    for (const char* text : {"", "8/8", "8/8 w", "x/4/4/4 w", "5/4/4/4 w", "4/4/4/4 x",
                             "99999999999/4/4/4 w", "4/4/4/4/ w"})
        EXPECT_FALSE(parse_fen(text).ok()) << text;
}

RC_GTEST_PROP(Fen, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    const auto record = fixtures::random_sheet(seed).record;
    const auto back = parse_fen(format_fen(record.game(), record.position()));
    RC_ASSERT(back.ok());
    RC_ASSERT(back->position() == record.position());
}

RC_GTEST_PROP(Pgn, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    const OthelloSheet sheet = fixtures::random_sheet(seed);
    const std::string text = format_pgn(sheet);
    const auto back = read_pgn(text);
    RC_ASSERT(back.ok());
    RC_ASSERT(back->size() == 1U);
    RC_ASSERT(back->front().record == sheet.record);
    RC_ASSERT(back->front().remarks == sheet.remarks);
    for (const SheetTag& tag : sheet.tags) RC_ASSERT(back->front().tag(tag.name) == tag.value);
    RC_ASSERT(back->front().known_verdict() == sheet.known_verdict());
    RC_ASSERT(format_pgn(back->front()) == text);
}

}  // namespace
}  // namespace outflank::formats
