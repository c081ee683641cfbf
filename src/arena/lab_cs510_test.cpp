#include "arena/lab_cs510.h"

#include <cstdlib>
#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "arena/lab_report.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::arena {
namespace {

using ::testing::HasSubstr;

/// As the experiments were published: letter, players with their limits, score, winner.
constexpr const char* Published = R"(
a random               gye:depth=4          -40 second
b gye:depth=4          gy:depth=4           +24 first
c gy:depth=5           gye:depth=3          -42 second
d gyt:time=500ms       id:time=500ms        -38 second
e random               mc:iterations=10000  -30 second
f mc:iterations=10000  gye:depth=3          -58 second
g id:time=500ms        mct:time=500ms       +16 first
h mct:time=1s          gyt:time=1s          -36 second
)";

TEST(LabCs510, TheTableIsThePublishedOne) {
    const auto words = text::words(Published);
    ASSERT_EQ(words.size(), Cs510.size() * 5);
    const auto whole_name = [](std::string_view name) {
        return name == "random" ? std::string(name) : "classic-" + std::string(name);
    };
    for (std::size_t i = 0; i < Cs510.size(); ++i) {
        const Experiment& experiment = Cs510[i];
        EXPECT_EQ(std::string(1, experiment.letter), words[5 * i]);
        EXPECT_EQ(experiment.first, whole_name(words[5 * i + 1]));
        EXPECT_EQ(experiment.second, whole_name(words[5 * i + 2]));
        EXPECT_EQ(experiment.published_score, std::stoi(std::string(words[5 * i + 3])));
        EXPECT_EQ(experiment.published_winner(),
                  words[5 * i + 4] == "first" ? experiment.first : experiment.second);
    }
}

TEST(LabCs510, EverybodySitsDownOnce) {
    const Field field = field_of({Cs510.begin(), Cs510.end()});
    EXPECT_EQ(std::set(field.players.begin(), field.players.end()).size(), field.players.size());
    ASSERT_EQ(field.pairings.size(), Cs510.size());
    for (std::size_t i = 0; i < Cs510.size(); ++i) {
        EXPECT_EQ(field.players[field.pairings[i][0]], Cs510[i].first);
        EXPECT_EQ(field.players[field.pairings[i][1]], Cs510[i].second);
    }
}

TEST(LabCs510, AGameHasItsNumberAmongAllWhicheverArePlayed) {
    const std::vector<Experiment> all(Cs510.begin(), Cs510.end());
    const auto two = choose_experiments("--only", "bf");
    for (int number = 1; number <= 40; ++number) {
        const Fixture game = fixture(field_of(all), number);
        EXPECT_EQ(number_among_all(all[game.pairing], game), number);
        const Fixture other = fixture(field_of(*two), number);
        const Experiment& experiment = (*two)[other.pairing];
        const Fixture same = fixture(field_of(all), number_among_all(experiment, other));
        EXPECT_EQ(all[same.pairing].letter, experiment.letter);
        EXPECT_EQ(same.opening, other.opening);
        EXPECT_EQ(same.first_begins_as_one, other.first_begins_as_one);
    }
}

TEST(LabCs510, ExperimentsAreChosenByLetter) {
    const auto chosen = choose_experiments("--only", "fa");
    ASSERT_TRUE(chosen.ok());
    ASSERT_EQ(chosen->size(), 2U);
    EXPECT_EQ(chosen->front().letter, 'a');
    for (const char* wrong : {"", "x", "ax", "aa", "A", "a,b"}) {
        const auto refused = choose_experiments("--only", wrong);
        ASSERT_FALSE(refused.ok()) << wrong;
        EXPECT_THAT(refused.error().sentence, HasSubstr("--only expects letters from a to h"));
    }
}

/// The same games said by the other player are the same finding.
RC_GTEST_PROP(LabCs510, AFindingDoesNotDependOnWhoIsNamedFirst, ()) {
    const double share = *rc::gen::inRange(1, 100) / 100.0;
    const double error = *rc::gen::inRange(0, 60) / 100.0 + 0.003;
    const EloEstimate elo{elo_of(share), error * elo_per_share(share)};
    const int score = *rc::gen::element(-40, 24);
    const Experiment told{'x', "one", "two", score};
    const Experiment turned{'x', "two", "one", -score};
    RC_ASSERT(finding(told, elo) == finding(turned, {-elo.elo, elo.error}));
    RC_ASSERT((finding(told, elo) == Finding::Open) == (std::abs(share - 0.5) <= error));
    if (finding(told, elo) == Finding::HoldsUp) RC_ASSERT((elo.elo > 0) == (score > 0));
}

/// `wins` of `games` games for the first player of experiment b, whose published winner is the
/// first.
LabReport report_of(int wins, int games) {
    LabReport report;
    report.experiments = *choose_experiments("", "b");
    std::vector<PlayedGame> list;
    for (int number = 1; number <= games; ++number) {
        PlayedGame game;
        game.number = number;
        game.first = report.experiments[0].first;
        game.second = report.experiments[0].second;
        game.points = number <= wins ? Points::Win : Points::Loss;
        game.score = number <= wins ? 10 : -10;
        game.final_board = "the board\n";
        game.reason = "discs";
        game.first_stats = {30, 1000, 1, 0.5};
        game.second_stats = {30, 2000, 2, 0.5};
        list.push_back(game);
    }
    count_games(report.match, field_of(report.experiments), std::move(list), std::nullopt);
    return report;
}

TEST(LabReport, OneGameStandsBesideThePublishedOne) {
    const LabReport won = report_of(1, 1);
    const std::string text = told(won.experiments[0], won.match.games[0]);
    for (const char* part : {"(b) classic-gye:depth=4 v classic-gy:depth=4", "the board\n",
                             "score +10 for classic-gye:depth=4, published +24", "3.00 s",
                             "classic-gye:depth=4 1,000, classic-gy:depth=4 2,000",
                             "classic-gye:depth=4 won, as published"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(told_once(won), HasSubstr("won 1 of 1"));

    LabReport lost = report_of(0, 1);
    EXPECT_THAT(told(lost.experiments[0], lost.match.games[0]),
                HasSubstr("classic-gy:depth=4 won; the published winner was classic-gye:depth=4"));
    lost.match.games[0].points = Points::Draw;
    EXPECT_THAT(told(lost.experiments[0], lost.match.games[0]), HasSubstr("a draw; the published"));
    EXPECT_THAT(told_once(lost), HasSubstr("won 0 of 1"));
}

TEST(LabReport, ManyGamesSayWhatHoldsUp) {
    EXPECT_THAT(told_from_openings(report_of(40, 40)), HasSubstr("classic-gye:depth=4: holds up"));
    EXPECT_THAT(told_from_openings(report_of(40, 40)), HasSubstr("1 of 1 published winners"));
    EXPECT_THAT(told_from_openings(report_of(0, 40)), HasSubstr("classic-gye:depth=4: fails"));
    EXPECT_THAT(told_from_openings(report_of(20, 40)), HasSubstr("classic-gye:depth=4: open"));
}

TEST(LabReport, MachinesReadTheSame) {
    const auto json = nlohmann::json::parse(experiments_as_json(report_of(30, 40)));
    EXPECT_EQ(json["experiment"], "b");
    EXPECT_EQ(json["published_score"], 24);
    EXPECT_EQ(json["wins"], 30);
    EXPECT_EQ(json["losses"], 10);
    EXPECT_EQ(json["second_explored"], 80000);
    EXPECT_FALSE(json.contains("final_board"));
    const auto once = nlohmann::json::parse(experiments_as_json(report_of(1, 1)));
    EXPECT_EQ(once["final_board"], "the board\n");
}

}  // namespace
}  // namespace outflank::arena
