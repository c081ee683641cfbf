#include "roster/mcts_player.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "roster/roster.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

template <Game G>
std::unique_ptr<Player<G>> player(const G& game, std::string_view spec, std::uint64_t seed = 1) {
    auto made = make_player(game, *PlayerSpec::parse(spec), seed);
    EXPECT_TRUE(made.ok()) << made.error().sentence;
    return *std::move(made);
}

template <Game G>
std::string refusal(const G& game, std::string_view spec) {
    const auto made = make_player(game, *PlayerSpec::parse(spec), 1);
    return made.ok() ? "" : made.error().sentence;
}

/// The game that a player plays against itself, both sides with one tree.
template <Game G>
GameRecord<G> played_by(const G& game, std::string_view spec, std::uint64_t seed = 1) {
    const auto one = player(game, spec, seed);
    GameRecord<G> record(game);
    for (int ply = 0; ply < 120 && !record.is_over(); ++ply)
        EXPECT_TRUE(record.play(*one->choose(record)->move).ok()) << record.format();
    return record;
}

TEST(MctsHabits, EveryOptionIsRead) {
    const auto habits = *MctsHabits::parse(
        *PlayerSpec::parse("mcts:time=500ms,c=1.5,leaf=eval,eval=discs,memory=3,seed=9"));
    EXPECT_EQ(habits.time, Duration(500ms));
    EXPECT_EQ(habits.exploration, 1.5);
    EXPECT_TRUE(habits.evaluates);
    EXPECT_EQ(habits.evaluation, "discs");
    EXPECT_EQ(habits.megabytes, 3U);
    EXPECT_EQ(habits.seed, 9U);
    EXPECT_EQ(MctsHabits::parse(*PlayerSpec::parse("mcts:iterations=7"))->iterations, 7U);
    EXPECT_EQ(MctsHabits::parse(*PlayerSpec::parse("mcts"))->megabytes, 512U);
}

TEST(MctsHabits, WrongOptionsAreRefusedWithTheRightOnes) {
    const Othello game(8);
    EXPECT_THAT(refusal(game, "mcts:depth=3"),
                HasSubstr("takes iterations, time, c, leaf, eval, memory and seed, not 'depth'"));
    EXPECT_THAT(refusal(game, "mcts:iterations=0"), HasSubstr("iterations expects"));
    EXPECT_THAT(refusal(game, "mcts:iterations=5,time=1s"),
                HasSubstr("one of iterations and time"));
    EXPECT_THAT(refusal(game, "mcts:time=5"), HasSubstr("a duration like"));
    EXPECT_THAT(refusal(game, "mcts:c=-1"), HasSubstr("c expects a number from 0 to 100"));
    EXPECT_THAT(refusal(game, "mcts:leaf=net"), HasSubstr("leaf expects playout or eval"));
    EXPECT_THAT(refusal(game, "mcts:eval=discs"), HasSubstr("eval is for leaf=eval"));
    EXPECT_THAT(refusal(game, "mcts:memory=0"), HasSubstr("memory expects"));
    EXPECT_THAT(refusal(game, "mcts:memory=1048576"), HasSubstr("MB on this machine"));
    EXPECT_THAT(refusal(game, "mcts:leaf=eval,eval=king-distance"), HasSubstr("squares"));
    EXPECT_THAT(refusal(Tafl(tafl::Ashton), "mcts:leaf=eval,eval=squares"),
                HasSubstr("player 'mcts': eval in tablut ashton expects one of discs and king-"));
}

TEST(MctsPlayer, PlaysEveryGameLegally) {
    for (const char* spec : {"mcts:iterations=30,memory=1", "mcts:iterations=30,leaf=eval"}) {
        for (int size = 4; size <= 16; size += 4) (void)played_by(Othello(size), spec);
        for (const tafl::Rules* rules : tafl::AllRules) (void)played_by(Tafl(*rules), spec);
    }
}

TEST(MctsPlayer, TheSameSeedPlaysTheSameGame) {
    const Othello game(8);
    EXPECT_EQ(played_by(game, "mcts:iterations=200,seed=5", 1),
              played_by(game, "mcts:iterations=200,seed=5", 2));
    EXPECT_FALSE(played_by(game, "mcts:iterations=200", 1) ==
                 played_by(game, "mcts:iterations=200", 2));
}

TEST(MctsPlayer, TheLawOfTheGameEndsItsThought) {
    const auto one = player(Othello(8), "mcts:iterations=1000000000");
    const GameRecord<Othello> record(Othello(8));
    Conditions<othello::Move> conditions;
    conditions.move_time = 30ms;
    EXPECT_TRUE(record.game().is_legal(record.position(), *one->choose(record, conditions)->move));
    conditions.move_time.reset();
    conditions.clock = GameClock{300ms, 0s};
    EXPECT_TRUE(record.game().is_legal(record.position(), *one->choose(record, conditions)->move));
    std::stop_source stop;
    stop.request_stop();
    conditions.clock.reset();
    conditions.stop = stop.get_token();
    EXPECT_TRUE(record.game().is_legal(record.position(), *one->choose(record, conditions)->move));
}

TEST(MctsPlayer, ExploredAreTheNodesOfTheTreeAndReportsAreTold) {
    const auto one = player(Othello(8), "mcts:iterations=100");
    GameRecord<Othello> record(Othello(8));
    Conditions<othello::Move> conditions;
    std::uint64_t visits = 0;
    conditions.on_report = [&](const auto& report) {
        visits = 0;
        for (const auto& move : report.moves) visits += move.visits;
    };
    const auto choice = *one->choose(record, conditions);
    EXPECT_EQ(choice.explored, 100U) << "the root and 99 more";
    EXPECT_EQ(visits, 99U) << "all but the simulation of the root itself";
}

/// A beginner and a stronger one: more simulations win, or the search does not work.
TEST(MctsPlayer, MoreThoughtWins) {
    const Othello game(6);
    int points = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto strong = player(game, "mcts:iterations=500", seed);
        const auto weak = player(game, "mcts:iterations=10", seed + 100);
        const Side side = seed % 2 == 0 ? Side::One : Side::Two;
        GameRecord<Othello> record(game);
        while (!record.is_over()) {
            auto& mover = record.to_move() == side ? strong : weak;
            ASSERT_TRUE(record.play(*mover->choose(record)->move).ok());
        }
        if (record.outcome()->winner == side) ++points;
    }
    EXPECT_GE(points, 8);
}

}  // namespace
}  // namespace outflank::roster
