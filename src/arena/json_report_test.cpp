#include "arena/json_report.h"

#include "gtest/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

const std::array<std::string, 2> Colours = {"Black", "White"};
const std::array<std::string, 2> Camps = {"Attackers", "Defenders"};

TEST(JsonReport, AGameIsOneLine) {
    PlayedGame game = fixtures::ended(2, Points::Loss, -12);
    game.opening = "f5 d6";
    game.moves = "f5 d6 c3";
    game.reason = "discs";
    game.first_stats = {.moves = 30, .nodes = 1234, .seconds = 0.25, .worst_move_seconds = 0.0125};
    game.second_stats = {.moves = 29, .nodes = 5, .seconds = 1.0000004, .worst_move_seconds = 1};
    EXPECT_EQ(
        as_json(game, Colours),
        R"({"game":2,"first":"a","second":"b","first_side":"white","opening":"f5 d6",)"
        R"("moves":"f5 d6 c3","result":"loss","score":-12,"reason":"discs",)"
        R"("first_stats":{"moves":30,"nodes":1234,"seconds":0.25,"worst_move_seconds":0.0125},)"
        R"("second_stats":{"moves":29,"nodes":5,"seconds":1.0,"worst_move_seconds":1.0}})"
        "\n");
}

TEST(JsonReport, WhatAnEngineSaidCannotBreakTheLine) {
    PlayedGame game = fixtures::ended(1, Points::Win, 64);
    game.first = R"(exec:cmd="a b")";
    game.reason = "crash";
    game.remark = "White: said \"\xff\n\"";
    EXPECT_EQ(as_json(game, Colours),
              R"({"game":1,"first":"exec:cmd=\"a b\"","second":"b","first_side":"black",)"
              R"("opening":"","moves":"","result":"win","score":64,"reason":"crash",)"
              R"("first_stats":{"moves":0,"nodes":0,"seconds":0.0,"worst_move_seconds":0.0},)"
              R"("second_stats":{"moves":0,"nodes":0,"seconds":0.0,"worst_move_seconds":0.0},)"
              "\"remark\":\"White: said \\\"\xef\xbf\xbd\\n\\\"\"}\n");
}

MatchReport report_of(std::vector<PlayedGame> games, bool has_equal_sides,
                      const std::optional<SprtClaims>& claims = std::nullopt) {
    MatchReport report;
    report.side_names = has_equal_sides ? Colours : Camps;
    report.has_equal_sides = has_equal_sides;
    count_games(report, round_robin({"a", "b"}), std::move(games), claims);
    return report;
}

// The error by hand: pairs of 1/2, 3/4 and the half lost and half won one have the variance 7/72;
// 1.96 sqrt(7/72 / 3) of the points, at 741.2 Elo for all of them where 5/8 were taken.
TEST(JsonReport, AMatchEndsWithItsSummary) {
    const auto report =
        report_of({fixtures::ended(1, Points::Win, 10), fixtures::ended(2, Points::Draw, 0),
                   fixtures::ended(3, Points::Win, 4), fixtures::ended(4, Points::Loss, -8)},
                  true);
    EXPECT_EQ(summary_as_json(report),
              R"({"wins":2,"draws":1,"losses":1,"score_mean":1.5,"elo":88.7,"elo_error":261.5,)"
              R"("pentanomial":[0,0,1,1,0],"sprt":"open"})"
              "\n");
}

TEST(JsonReport, NothingIsKnownWhereNothingWasPlayed) {
    EXPECT_EQ(summary_as_json(report_of({}, true)),
              R"({"wins":0,"draws":0,"losses":0,"score_mean":0.0,"elo":null,"elo_error":null,)"
              R"("pentanomial":[0,0,0,0,0],"sprt":"open"})"
              "\n");
}

TEST(JsonReport, UnequalSidesAreCountedApart) {
    std::vector<PlayedGame> games;
    for (int number = 1; number <= 60; ++number)
        games.push_back(fixtures::ended(number, Points::Win, 1));
    games[58].points = Points::Draw;
    const std::string json = summary_as_json(report_of(games, false, SprtClaims{0, 100}));
    EXPECT_NE(json.find(R"("as_attackers":{"wins":29,"draws":1,"losses":0})"), std::string::npos);
    EXPECT_NE(json.find(R"("as_defenders":{"wins":30,"draws":0,"losses":0})"), std::string::npos);
    EXPECT_NE(json.find(R"("sprt":"accepted")"), std::string::npos);
}

}  // namespace
}  // namespace outflank::arena
