#include "roster/engine_player.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "engine/level.h"
#include "engine/plain_engine.h"
#include "roster/pace.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using engine::PlainEngine;
using engine::Stage;
using othello::Othello;
using testing::HasSubstr;

EngineHabits habits(std::string_view spec) {
    const auto parsed = EngineHabits::parse(*PlayerSpec::parse(spec));
    EXPECT_TRUE(parsed.ok()) << parsed.error().sentence;
    return *parsed;
}

std::string refusal(std::string_view spec) {
    const auto parsed = EngineHabits::parse(*PlayerSpec::parse(spec));
    return parsed.ok() ? "" : parsed.error().sentence;
}

TEST(EngineHabits, EveryOptionIsRead) {
    EXPECT_EQ(habits("outflank:level=0").level, 0);
    EXPECT_EQ(habits("outflank:time=500ms").time, Duration(500ms));
    EXPECT_EQ(habits("outflank:depth=7").depth, 7);
    EXPECT_EQ(habits("outflank:nodes=1000").nodes, 1000U);
    EXPECT_EQ(habits("outflank:threads=2,hash=16").threads, 2U);
    EXPECT_EQ(habits("outflank:threads=2,hash=16").hash_megabytes, 16U);
    EXPECT_EQ(habits("outflank").threads, 1U);
}

TEST(EngineHabits, WrongOptionsAreRefused) {
    EXPECT_THAT(refusal("outflank:level=61"), HasSubstr("from 0 to 60"));
    EXPECT_THAT(refusal("outflank:level=x"), HasSubstr("player 'outflank': level expects"));
    EXPECT_THAT(refusal("outflank:depth=0"), HasSubstr("from 1 to 60"));
    EXPECT_THAT(refusal("outflank:time=2"), HasSubstr("a duration like"));
    EXPECT_THAT(refusal("outflank:clock=x"), HasSubstr("a clock like"));
    EXPECT_THAT(refusal("outflank:hash=0"), HasSubstr("hash expects"));
    EXPECT_THAT(refusal("outflank:threads=0"), HasSubstr("threads expects"));
    EXPECT_THAT(refusal("outflank:nodes=-1"), HasSubstr("nodes expects"));
    EXPECT_THAT(refusal("outflank:level=3,depth=4"),
                HasSubstr("one of level, time, clock, depth and nodes"));
}

TEST(EngineHabits, TheGoalIsThatOfTheLevelUnlessTimeOrNodesEndTheSearch) {
    for (const int empties : {60, 40, 24, 10}) {
        const Stage the_end{empties, Exact};
        for (const bool is_timed : {false, true}) {
            EXPECT_EQ(habits("outflank:level=5").goal(empties, is_timed),
                      engine::goal_of_level(5, empties));
            EXPECT_EQ(habits("outflank:nodes=50000000").goal(empties, is_timed), the_end);
        }
        EXPECT_EQ(habits("outflank").goal(empties, false), engine::goal_of_level(21, empties));
        EXPECT_EQ(habits("outflank").goal(empties, true), the_end);
    }
    EXPECT_EQ(habits("outflank:depth=7").goal(30, false), (Stage{7, 0}));
    EXPECT_EQ(habits("outflank:depth=7").goal(7, false), (Stage{7, Exact}));
}

TEST(Pace, EveryLawBinds) {
    const Duration own = 1s;
    EXPECT_EQ(budget_of({}, {}, {}, 40), std::nullopt);
    EXPECT_EQ(budget_of(own, {}, {}, 40), budget_for_move(1s));
    EXPECT_EQ(budget_of(own, 500ms, {}, 40), budget_for_move(500ms));
    const GameClock clock{1s, 0s};
    EXPECT_EQ(budget_of(own, 5s, clock, 40)->hard,
              std::min(budget_for_move(1s).hard, budget_for_clock(clock, 40).hard));
}

TEST(Pace, ASearchStopsBetweenStagesWhenTheSoftBudgetIsSpent) {
    Conditions<othello::Move> conditions;
    conditions.clock = GameClock{0s, 0s};
    int told = 0;
    conditions.on_report = [&](const auto&) { ++told; };
    Pace<othello::Move> pace(std::nullopt, conditions, 40);
    EXPECT_FALSE(pace.limits().stop.stop_requested());
    pace.on_report()({});
    EXPECT_TRUE(pace.limits().stop.stop_requested());
    EXPECT_EQ(told, 1);
}

TEST(Pace, SomebodyElsesWishIsPassedOn) {
    std::stop_source wish;
    Conditions<othello::Move> conditions;
    conditions.stop = wish.get_token();
    const Pace<othello::Move> pace(std::nullopt, conditions, 40);
    EXPECT_FALSE(pace.limits().stop.stop_requested());
    wish.request_stop();
    EXPECT_TRUE(pace.limits().stop.stop_requested());
}

struct Seat {
    PlainEngine* engine;
    std::unique_ptr<EnginePlayer> player;
};

Seat seat(std::string_view spec) {
    auto engine = std::make_unique<PlainEngine>();
    PlainEngine* seen = engine.get();
    return {seen,
            std::make_unique<EnginePlayer>(std::string(spec), habits(spec), std::move(engine))};
}

TEST(EnginePlayer, AsksTheEngineForItsLevelAndPlaysItsMove) {
    const Seat one = seat("outflank:level=2");
    GameRecord<Othello> record(Othello(8));
    ASSERT_TRUE(record.play(*one.player->choose(record)->move).ok());
    EXPECT_EQ(one.engine->tasks[0].goal, engine::goal_of_level(2, 60));
    EXPECT_FALSE(one.engine->limits_given[0].deadline.has_value());
    EXPECT_EQ(one.player->name(), "outflank:level=2");
}

TEST(EnginePlayer, TheLawOfTheGameIsADeadline) {
    const Seat one = seat("outflank:level=2");
    const GameRecord<Othello> record(Othello(8));
    Conditions<othello::Move> conditions;
    conditions.move_time = 10s;
    const auto begin = Clock::now();
    (void)one.player->choose(record, conditions);
    ASSERT_TRUE(one.engine->limits_given[0].deadline.has_value());
    EXPECT_GT(*one.engine->limits_given[0].deadline, begin + 9s);
}

TEST(EnginePlayer, PassesWhenItMust) {
    const Seat one = seat("outflank:depth=1");
    const auto record = GameRecord<Othello>::parse(Othello(8), "OX" + std::string(62, '-') + " X");
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    EXPECT_TRUE(one.player->choose(*record)->move->is_pass());
}

TEST(EnginePlayer, MakingOneRefusesWhatTheEngineRefuses) {
    const auto spec = PlayerSpec::parse("outflank:hash=1048576");
    const auto player = make_engine_player(*spec, habits("outflank:hash=1048576"));
    ASSERT_FALSE(player.ok());
    EXPECT_THAT(player.error().sentence, HasSubstr("player 'outflank': "));
}

}  // namespace
}  // namespace outflank::roster
