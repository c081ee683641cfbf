/// Several threads on one position: what they agree on, and how they end.
#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/tafl_evaluation.h"
#include "search/othello_policy.h"
#include "search/search_fixtures.h"
#include "search/searcher.h"
#include "search/tafl_policy.h"

namespace outflank {
namespace {

using eval::Discs;
using othello::Othello;
using tafl::Tafl;
using namespace std::chrono_literals;

constexpr SearcherOptions Alone{.table_bytes = 1 << 20};
constexpr SearcherOptions Three{.table_bytes = 1 << 20, .threads = 3};

TEST(SearcherThreads, FindTheSameScoreAtTheEndOfTheGame) {
    const Othello game(6);
    Rng rng(1);
    Searcher<Othello, Discs, OthelloPolicy> one(game, Discs{}, Alone);
    Searcher<Othello, Discs, OthelloPolicy> three(game, Discs{}, Three);
    for (const auto& position : random_positions(game, rng, 20, 24)) {
        if (game.is_over(position)) continue;
        const auto expected = one.search(position, {});
        const auto found = three.search(position, {});
        EXPECT_TRUE(expected.is_exact && found.is_exact);
        EXPECT_EQ(found.score, expected.score);
        after_line(game, position, found.line);
    }
}

TEST(SearcherThreads, EndWithTheDeadlineAndGiveALegalLine) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(2);
        Searcher<Tafl, eval::TaflEvaluation, TaflPolicy> searcher(
            game, eval::TaflEvaluation(*rules), Three);
        for (const auto& position : random_positions(game, rng, 10, 12)) {
            if (game.is_over(position)) continue;
            Limits limits;
            limits.deadline = Clock::now() + 10ms;
            const auto report = searcher.search(position, limits);
            ASSERT_FALSE(report.line.empty());
            after_line(game, position, report.line);
        }
        searcher.clear();
    }
}

TEST(SearcherThreads, ANumberOfNodesStaysExact) {
    const Tafl game(*tafl::AllRules[0]);
    Searcher<Tafl, Discs, TaflPolicy> searcher(game, Discs{}, Three);
    Limits limits;
    limits.nodes = 5000;
    EXPECT_EQ(searcher.search(game.start(), limits).nodes, 5000U);
}

}  // namespace
}  // namespace outflank
