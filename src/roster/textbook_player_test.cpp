#include "roster/textbook_player.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "roster/evaluations.h"
#include "roster/roster.h"

namespace outflank::roster {
namespace {

using namespace std::chrono_literals;
using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

TextbookHabits habits(std::string_view spec) {
    const auto parsed = TextbookHabits::parse(*PlayerSpec::parse(spec));
    EXPECT_TRUE(parsed.ok()) << parsed.error().sentence;
    return *parsed;
}

template <Game G>
std::unique_ptr<Player<G>> player(const G& game, std::string_view spec) {
    auto made = make_player(game, *PlayerSpec::parse(spec), 1);
    EXPECT_TRUE(made.ok()) << spec << ": " << made.error().sentence;
    return *std::move(made);
}

template <Game G>
std::string refusal(const G& game, std::string_view spec) {
    const auto made = make_player(game, *PlayerSpec::parse(spec), 1);
    return made.ok() ? "" : made.error().sentence;
}

TEST(TextbookHabits, EveryOptionIsRead) {
    EXPECT_EQ(habits("minimax").kind, Textbook::Minimax);
    EXPECT_EQ(habits("minimax:depth=4").depth, 4);
    EXPECT_EQ(habits("minimax:time=20ms").time, Duration(20ms));
    EXPECT_EQ(habits("minimax:eval=squares").evaluation, "squares");
    const auto all = habits("alphabeta:depth=7,eval=bonuses,from=2,killer=on,depth-bias=off");
    EXPECT_EQ(all.kind, Textbook::AlphaBeta);
    EXPECT_EQ(all.from, 2);
    EXPECT_TRUE(all.killer);
    EXPECT_EQ(all.bias, DepthBias::Off);
}

TEST(TextbookHabits, WrongOptionsAreRefusedWithTheRightOnes) {
    const Othello game(8);
    EXPECT_THAT(refusal(game, "minimax:killer=on"), HasSubstr("takes depth, time and eval, not"));
    EXPECT_THAT(refusal(game, "alphabeta:nodes=3"), HasSubstr("killer, depth-bias and openings"));
    EXPECT_THAT(refusal(game, "alphabeta:killer=yes"), HasSubstr("killer expects on or off"));
    EXPECT_THAT(refusal(game, "alphabeta:depth-bias=1"), HasSubstr("depth-bias expects on or off"));
    EXPECT_THAT(refusal(game, "alphabeta:depth=0"), HasSubstr("from 1 to 60"));
    EXPECT_THAT(refusal(game, "alphabeta:time=3"), HasSubstr("a duration like"));
    EXPECT_THAT(refusal(game, "alphabeta:time=1s,depth=3"), HasSubstr("one of depth and time"));
    EXPECT_THAT(refusal(game, "alphabeta:from=4,depth=3"), HasSubstr("from expects at most"));
    EXPECT_THAT(refusal(game, "minimax:eval=king-distance"), HasSubstr("discs, squares, features"));
    EXPECT_THAT(refusal(Othello(6), "alphabeta:openings=x"), HasSubstr("8x8 Othello"));
    EXPECT_THAT(refusal(Tafl(tafl::Ashton), "alphabeta:openings=x"), HasSubstr("8x8 Othello"));
    EXPECT_THAT(refusal(game, "alphabeta:openings=/no/such/file"), HasSubstr("cannot read"));
}

TEST(TextbookHabits, ADepthAloneIsSearchedAtOnceAndATimeStepByStep) {
    Limits deep;
    deep.depth = 5;
    Limits timed;
    timed.deadline = Clock::now();
    Limits both = timed;
    both.depth = 5;
    EXPECT_EQ(habits("alphabeta:depth=5").deepening(deep).first, 5);
    EXPECT_EQ(habits("alphabeta:depth=5").deepening(both).first, 1);
    EXPECT_EQ(habits("alphabeta:time=1s").deepening(timed).first, 1);
    EXPECT_EQ(habits("alphabeta:time=1s,from=2").deepening(timed).first, 2);
    EXPECT_EQ(habits("alphabeta:depth=5,killer=on").deepening(deep).first, 1);
    EXPECT_TRUE(habits("alphabeta:depth=5,killer=on").deepening(deep).follows_line);
}

template <Game G>
void plays_whole_games(const G& game, const std::vector<std::string>& specs) {
    for (const std::string& spec : specs) {
        const auto one = player(game, spec);
        const auto other = player(game, "random:seed=3");
        GameRecord<G> record(game);
        for (int ply = 0; ply < 80 && !record.is_over(); ++ply) {
            auto& mover = ply % 2 == 0 ? one : other;
            const auto choice = mover->choose(record);
            ASSERT_GE(choice->explored, 1U);
            ASSERT_TRUE(record.play(*choice->move).ok()) << spec << ": " << record.format();
        }
    }
}

TEST(TextbookPlayer, PlaysLegallyInEveryGameWithEveryEvaluation) {
    for (int size = 4; size <= 16; size += 2) {
        std::vector<std::string> specs;
        for (const auto& name : evaluations_of<Othello>()) {
            specs.push_back("minimax:depth=1,eval=" + name);
            specs.push_back("alphabeta:depth=2,killer=on,eval=" + name);
        }
        plays_whole_games(Othello(size), specs);
    }
    for (const tafl::Rules* rules : tafl::AllRules) {
        plays_whole_games(Tafl(*rules),
                          {"minimax:depth=1", "alphabeta:depth=2,eval=king-distance",
                           "alphabeta:depth=2,killer=on,depth-bias=off", "alphabeta:time=1ms"});
    }
}

TEST(TextbookPlayer, ExploresWhatItsSearchEnters) {
    const Othello game(8);
    const GameRecord<Othello> record(game);
    const auto search = textbook_search(game, habits("minimax"));
    EXPECT_EQ(player(game, "minimax:depth=4")->choose(record)->explored,
              search_to_depth(**search, game.start(), 4).nodes);
    EXPECT_EQ(player(game, "minimax:depth=3,eval=bonuses")->choose(record)->explored,
              1U + 4U + 12U + 56U);
}

TEST(TextbookPlayer, AForcedMoveTakesNoThought) {
    const auto record = GameRecord<Othello>::parse(Othello(8), "OX" + std::string(62, '-') + " X");
    ASSERT_TRUE(record.ok());
    const auto choice = player(Othello(8), "alphabeta:time=1m")->choose(*record);
    EXPECT_TRUE(choice->move->is_pass());
    EXPECT_EQ(choice->explored, 1U);
}

TEST(TextbookPlayer, TheLawOfTheGameEndsASearchThatWouldTakeForEver) {
    const GameRecord<Othello> record(Othello(8));
    for (const char* spec : {"minimax:depth=40", "alphabeta:depth=40,eval=features", "minimax"}) {
        std::vector<int> depths;
        Conditions<othello::Move> conditions;
        conditions.on_report = [&](const auto& report) { depths.push_back(report.depth); };
        conditions.move_time = 30ms;
        const auto by_move = player(Othello(8), spec)->choose(record, conditions);
        EXPECT_TRUE(Othello(8).is_legal(record.position(), *by_move->move));
        ASSERT_FALSE(depths.empty());
        EXPECT_EQ(depths.front(), 1);
        conditions.move_time.reset();
        conditions.clock = GameClock{100ms, 0ms};
        EXPECT_TRUE(player(Othello(8), spec)->choose(record, conditions)->move.has_value());
    }
}

TEST(TextbookPlayer, SomebodyElsesWishEndsIt) {
    std::stop_source wish;
    wish.request_stop();
    Conditions<othello::Move> conditions;
    conditions.stop = wish.get_token();
    const GameRecord<Othello> record(Othello(8));
    const auto choice = player(Othello(8), "minimax:depth=40")->choose(record, conditions);
    EXPECT_TRUE(Othello(8).is_legal(record.position(), *choice->move));
}

}  // namespace
}  // namespace outflank::roster
