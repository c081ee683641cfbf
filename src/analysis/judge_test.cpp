#include "gtest/gtest.h"

#include "analysis/judges.h"

namespace outflank::analysis {
namespace {

using othello::Othello;
using tafl::Tafl;

engine::Options small_table() { return {.hash_megabytes = 4}; }

template <Game G>
SearchReport<typename G::Move> judged(const G& game, const Effort& effort) {
    auto judge = make_judge(game, small_table());
    return judge->best(GameRecord<G>(game), effort, {});
}

TEST(Judge, LooksAsDeepAsItIsTold) {
    EXPECT_EQ(judged(Othello(8), {.depth = 6}).depth, 6);
    EXPECT_EQ(judged(Othello(6), {.depth = 3}).depth, 3);
    EXPECT_EQ(judged(Tafl(tafl::Ashton), {.depth = 2}).depth, 2);
}

TEST(Judge, LooksAtNoMorePositionsThanItMay) {
    EXPECT_LT(judged(Othello(8), {.nodes = 10'000}).nodes, 200'000U);
    EXPECT_LT(judged(Tafl(tafl::Ashton), {.nodes = 10'000}).nodes, 200'000U);
}

TEST(Judge, SolvesAWholeSmallBoardWhereNothingBindsIt) {
    const auto report = judged(Othello(4), {});
    EXPECT_TRUE(report.is_exact);
    EXPECT_EQ(report.score, -10 * Disc);  // 11 to 3, and two empty squares
}

template <Game G>
void expect_forgetting(const G& game, int shallow, int deep) {
    auto judge = make_judge(game, small_table());
    const GameRecord<G> record(game);
    const auto fresh = judge->best(record, {.depth = shallow}, {});
    (void)judge->best(record, {.depth = deep}, {});
    EXPECT_NE(judge->best(record, {.depth = shallow}, {}).nodes, fresh.nodes);
    judge->forget();
    const auto again = judge->best(record, {.depth = shallow}, {});
    EXPECT_EQ(again.nodes, fresh.nodes) << game.name();
    EXPECT_EQ(again.score, fresh.score);
    EXPECT_EQ(again.line, fresh.line);
}

TEST(Judge, ForgetsWhateverItWasAsked) {
    expect_forgetting(Othello(8), 8, 12);
    expect_forgetting(Othello(10), 4, 6);
    expect_forgetting(Tafl(tafl::Ashton), 2, 4);
}

TEST(Judges, KeepTheJudgeOfAGameUntilTheyForget) {
    Judges judges(small_table());
    const GameRecord<Othello> record{Othello(8)};
    const auto nodes = [&] {
        return (*judges.judge_of(record.game()))->best(record, {.depth = 10}, {}).nodes;
    };
    const auto first = nodes();
    EXPECT_LT(nodes(), first);  // the table remembers
    judges.forget();
    EXPECT_EQ(nodes(), first);
}

}  // namespace
}  // namespace outflank::analysis
