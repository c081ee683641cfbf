#include "app/analysis.h"

#include "gtest/gtest.h"

#include "core/rng.h"
#include "engine/generic_searcher.h"
#include "games/othello/othello.h"

namespace outflank::app {
namespace {

using othello::Othello;

/// Where every judgement is exact, what both sides lost explains the result to the last disc.
TEST(Analysis, LossesAddUpToTheResult) {
    const Othello game(4);
    auto searcher = engine::generic_searcher(game, 1);
    const auto best = [&](const GameRecord<Othello>& past) {
        return Result(searcher.search(past.position(), Limits{}));
    };
    const auto discs = [](Score score) { return static_cast<double>(score) / Disc; };
    const double value = discs(best(GameRecord<Othello>(game))->score);
    Rng rng(5);
    for (int i = 0; i < 10; ++i) {
        GameRecord<Othello> record(game);
        while (!record.is_over())
            ASSERT_TRUE(record.play(pick(rng, game.moves(record.position()))).ok());
        const auto judged = judge_moves(record, best, discs, [] { return false; });
        ASSERT_TRUE(judged.ok());
        const double lost = total_loss(*judged, Side::One) - total_loss(*judged, Side::Two);
        EXPECT_DOUBLE_EQ(value - lost, record.outcome()->score) << record.format();
        for (const auto& move : *judged) {
            EXPECT_GE(move.loss, 0);
            EXPECT_EQ(record.moves()[move.number - 1], move.played);
            EXPECT_FALSE(move.played.is_pass());
        }
    }
}

TEST(Analysis, StopsWhenAskedAndTellsWhatFails) {
    const auto record = *GameRecord<Othello>::parse(Othello(8), "f5 d6 c3");
    int asked = 0;
    const auto best = [&](const GameRecord<Othello>& past) {
        ++asked;
        SearchReport<othello::Move> report;
        report.line = {past.game().moves(past.position())[0]};
        return Result(report);
    };
    const auto same = [](Score score) { return static_cast<double>(score); };
    EXPECT_EQ(judge_moves(record, best, same, [&] { return asked == 3; })->size(), 2U);
    const auto failing = [](const GameRecord<Othello>& /*past*/) {
        return Result<SearchReport<othello::Move>>(Error{"no memory"});
    };
    EXPECT_EQ(judge_moves(record, failing, same, [] { return false; }).error().sentence,
              "no memory");
}

}  // namespace
}  // namespace outflank::app
