#include "arena/text_report.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::ended;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

MatchReport report_of(const Field& field, std::vector<PlayedGame> games,
                      const std::optional<SprtClaims>& claims = std::nullopt) {
    MatchReport report;
    report.title = "a match";
    report.game = "othello 8x8";
    report.law = "no time limit";
    report.side_names = {"Black", "White"};
    report.is_tournament = field.players.size() > 2;
    count_games(report, field, std::move(games), claims);
    return report;
}

TEST(TextReport, TellsAMatch) {
    std::vector<PlayedGame> games = {ended(1, Points::Win, 10), ended(2, Points::Win, 64)};
    games[1].reason = "time";
    games[1].remark = "Black: thought for 200ms where 50ms were allowed";
    games[1].first_stats = {.moves = 30, .nodes = 6000, .seconds = 2, .worst_move_seconds = 0.5};
    const std::string text = as_text(report_of(round_robin({"a", "b"}), games, SprtClaims{0, 10}));
    EXPECT_THAT(text, HasSubstr("a match - othello 8x8, no time limit"));
    EXPECT_THAT(text, HasSubstr("2 games for a: +2 =0 -0, 100.0 %, Elo +"));
    EXPECT_THAT(text, HasSubstr("mean disc difference +37.00"));
    EXPECT_THAT(text, HasSubstr("1 1/2, 2): 0 0 0 0 1\n"));
    EXPECT_THAT(text, HasSubstr("SPRT of 10 against 0 Elo: open"));
    EXPECT_THAT(text, ContainsRegex("a +30 +6000 +3000 +2\\.00 +0\\.500s +0\n"));
    EXPECT_THAT(text, ContainsRegex("b +0 +0 +- +0\\.00 +0\\.000s +1\n"));
    EXPECT_THAT(text, HasSubstr("game 2: b lost by time (Black: thought for 200ms"));
}

TEST(TextReport, NothingIsClaimedWhereNothingWasPlayed) {
    for (const Field& field : {round_robin({"a", "b"}), round_robin({"a", "b", "c"})}) {
        EXPECT_EQ(as_text(report_of(field, {}, SprtClaims{0, 10})),
                  "a match - othello 8x8, no time limit\n\nNo game was finished.\n");
    }
}

TEST(TextReport, ACrossTableHasTheBestFirst) {
    std::vector<PlayedGame> games;
    const Field field = round_robin({"weak", "strong", "middling"});
    for (int number = 1; number <= 12; ++number) {
        const Fixture fixture = arena::fixture(field, number);
        PlayedGame game = ended(number, Points::Loss);
        game.pairing = static_cast<int>(fixture.pairing);
        if (fixture.first == 1) game.points = Points::Win;
        games.push_back(game);
    }
    const std::string text = as_text(report_of(field, games));
    EXPECT_THAT(text, ContainsRegex("  1 strong +\\+.* 8\\.0 +8 +- +4/4 +4/4\n"));
    EXPECT_THAT(text, ContainsRegex("  2 middling +.* 4\\.0 +8 +0/4 +- +4/4\n"));
    EXPECT_THAT(text, ContainsRegex("  3 weak +-.* 0\\.0 +8 +0/4 +0/4 +-\n"));
    EXPECT_THAT(text, Not(HasSubstr("lost by")));
}

TEST(MatchReport, CountsEveryPlayersGamesOnce) {
    const Field field = gauntlet({"a", "b", "c"});
    std::vector<PlayedGame> games;
    for (int number = 1; number <= 8; ++number) {
        games.push_back(ended(number, number == 3 ? Points::Draw : Points::Win));
        games.back().pairing = static_cast<int>(fixture(field, number).pairing);
        games.back().first_stats.moves = 10;
        games.back().second_stats.moves = 9;
        if (number == 8) games.back().reason = "illegal";
    }
    const MatchReport report = report_of(field, games);
    EXPECT_EQ(report.players[0].result, (WinDrawLoss{7, 1, 0}));
    EXPECT_EQ(report.players[1].result, (WinDrawLoss{0, 0, 4}));
    EXPECT_EQ(report.players[2].result, (WinDrawLoss{0, 1, 3}));
    EXPECT_EQ(report.players[0].totals.moves, 80);
    EXPECT_EQ(report.players[2].totals.moves, 36);
    EXPECT_EQ(report.players[2].forfeits, 1);
    EXPECT_EQ(report.players[0].forfeits + report.players[1].forfeits, 0);
}

}  // namespace
}  // namespace outflank::arena
