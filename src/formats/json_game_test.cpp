#include "formats/json_game.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/sheet_fixtures.h"

namespace outflank::formats {
namespace {

using othello::Othello;
using testing::HasSubstr;

std::string json_refusal(const std::string& line) {
    const auto sheet = parse_json_game(Othello(8), line);
    return sheet ? "" : sheet.error().sentence;
}

/// A record of 8x8 Othello with those members besides.
std::string record_with(const std::string& members) {
    return R"({"format":"outflank-game","version":1,"game":"othello 8x8")" + members + "}";
}

TEST(JsonGame, ReadsAGame) {
    const auto good = parse_json_game(
        Othello(8), record_with(R"(,"tags":{"black":"a"},"moves":"f5 d6","remarks":[{"ply":2,)"
                                R"("eval":-1.5,"comment":"hm"}],"result":{"winner":"white",)"
                                R"("ending":"time"},"unknown":[1])"));
    ASSERT_TRUE(good.ok()) << good.error().sentence;
    EXPECT_EQ(good->record.format(), "f5 d6");
    EXPECT_EQ(good->tag("black"), "a");
    EXPECT_EQ(good->remarks, (std::vector<MoveRemark>{{}, {{-1.5, {}}, "hm"}}));
    EXPECT_EQ(good->verdict, (Verdict{Side::Two, {}, "time"}));
}

TEST(JsonGame, TaflKeepsItsOwnWords) {
    const tafl::Tafl game(tafl::Ashton);
    Rng rng(5);
    GameSheet<tafl::Tafl> sheet{GameRecord<tafl::Tafl>(game)};
    while (!sheet.record.is_over())
        ASSERT_TRUE(sheet.play(pick(rng, game.moves(sheet.record.position()))).ok());
    const std::string line = format_json_game(sheet);
    EXPECT_THAT(line, HasSubstr(R"("game":"tablut ashton")"));
    EXPECT_EQ(*game_named_in_json(line), "tablut ashton");
    const auto back = parse_json_game(game, line);
    ASSERT_TRUE(back.ok()) << back.error().sentence;
    EXPECT_EQ(back->record, sheet.record);
    EXPECT_FALSE(parse_json_game(Othello(8), line).ok()) << "another game";
}

TEST(JsonGame, BadRecordsGetASentence) {
    for (const char* text : {"", "{", "[]", "\xff\x00\x01", "null", "{\"format\":1}"})
        EXPECT_NE(json_refusal(text), "") << text;
    EXPECT_THAT(json_refusal("{}"), HasSubstr("\"format\" expects"));
    EXPECT_THAT(json_refusal(R"({"format":"outflank-game","version":2})"),
                HasSubstr("\"version\" expects 1"));
    EXPECT_THAT(json_refusal(record_with(R"(,"moves":7)")),
                HasSubstr("\"moves\" expects a string"));
    EXPECT_THAT(json_refusal(record_with(R"(,"moves":"f5 a1")")), HasSubstr("move 2: a1 is not"));
    EXPECT_THAT(json_refusal(record_with(R"(,"start":"xx")")), HasSubstr("64 cells"));
    EXPECT_THAT(json_refusal(record_with(R"(,"remarks":[{"ply":1}])")), HasSubstr("\"ply\""));
    EXPECT_THAT(json_refusal(record_with(R"(,"result":{"winner":"green"})")),
                HasSubstr("black, white or draw"));
    EXPECT_THAT(json_refusal(record_with(R"(,"result":{"winner":"draw","margin":2})")),
                HasSubstr("\"margin\""));
    EXPECT_THAT(json_refusal(std::string(100000, '[')), HasSubstr("expected a game record"));
}

TEST(JsonGame, AWinnerThatTheMovesContradictIsRefused) {
    const std::string over = std::string(64, 'X') + " X";
    const std::string start = R"(,"start":")" + over + R"(","moves":"")";
    EXPECT_EQ(json_refusal(record_with(start + R"(,"result":{"winner":"black"})")), "");
    EXPECT_THAT(json_refusal(record_with(start + R"(,"result":{"winner":"white"})")),
                HasSubstr("a win for white, but the moves make it a win for black"));
}

RC_GTEST_PROP(JsonGame, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    const OthelloSheet sheet = fixtures::random_sheet(seed);
    const std::string line = format_json_game(sheet);
    const auto back = parse_json_game(sheet.record.game(), line);
    RC_ASSERT(back.ok());
    RC_ASSERT(line.find('\n') == std::string::npos);
    RC_ASSERT(back->record == sheet.record);
    RC_ASSERT(back->remarks == sheet.remarks);
    RC_ASSERT(back->tags == sheet.tags);
    RC_ASSERT(back->known_verdict() == sheet.known_verdict());
}

}  // namespace
}  // namespace outflank::formats
