/// What ends a search, and what it says until then.
#include <algorithm>
#include <stop_token>
#include <vector>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
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

constexpr SearcherOptions Small{.table_bytes = 1 << 20};

/// Searches positions of every game, each under the limits it is then given, and hands each report
/// to the check.
template <class LimitsNow, class Check>
void search_every_game(LimitsNow limits_now, Check check) {
    const auto search_some = [&]<class P>(const auto& game, std::uint32_t plies, P policy) {
        using G = std::remove_cvref_t<decltype(game)>;
        Rng rng(1);
        Searcher<G, Discs, P> searcher(game, Discs{}, Small, policy);
        for (const auto& position : random_positions(game, rng, 5, plies)) {
            const auto report = searcher.search(position, limits_now());
            ASSERT_FALSE(report.line.empty());
            after_line(game, position, report.line);
            check(report);
        }
    };
    for (const int size : {4, 8, 16}) search_some(Othello(size), 4, OthelloPolicy{});
    for (const auto* rules : tafl::AllRules) search_some(Tafl(*rules), 10, TaflPolicy{});
}

TEST(SearcherLimits, ADeadlineInThePastStillGivesALegalMove) {
    Limits limits;
    limits.deadline = Clock::now() - 1s;
    search_every_game([&] { return limits; },
                      [](const auto& report) {
                          EXPECT_EQ(report.depth, 0);
                          EXPECT_EQ(report.nodes, 0U);
                      });
}

TEST(SearcherLimits, AStopBeforeTheFirstPositionStillGivesALegalMove) {
    std::stop_source source;
    source.request_stop();
    Limits limits;
    limits.stop = source.get_token();
    search_every_game([&] { return limits; },
                      [](const auto& report) { EXPECT_EQ(report.depth, 0); });
}

TEST(SearcherLimits, TheNodeLimitIsNeverExceeded) {
    for (const std::uint64_t nodes : {1U, 2U, 3U, 10U, 1000U}) {
        Limits limits;
        limits.nodes = nodes;
        search_every_game([&] { return limits; },
                          [&](const auto& report) { EXPECT_LE(report.nodes, nodes); });
    }
}

TEST(SearcherLimits, ADeadlineEndsASearchThatWouldGoOnForHours) {
    const auto soon = [] {
        Limits limits;
        limits.deadline = Clock::now() + 10ms;
        return limits;
    };
    search_every_game(soon, [](const auto& report) { EXPECT_LT(report.time, 10s); });
}

/// Of the start, stopped when it reports a depth of 4.
SearchReport<othello::Move> search_stopped_at_4(const SearcherOptions& options) {
    const Othello game(8);
    std::stop_source source;
    Limits limits;
    limits.stop = source.get_token();
    Searcher<Othello, Discs, OthelloPolicy> searcher(game, Discs{}, options);
    const auto report = searcher.search(game.start(), limits, [&](const auto& so_far) {
        if (so_far.depth == 4) source.request_stop();
    });
    EXPECT_GE(report.depth, 4);
    EXPECT_TRUE(game.is_legal(game.start(), report.best()));
    return report;
}

TEST(SearcherLimits, AStopEndsTheSearchWithWhatItHas) {
    EXPECT_LE(search_stopped_at_4(Small).depth, 5);
}

TEST(SearcherLimits, AStopEndsAllThreads) {
    search_stopped_at_4({.table_bytes = 1 << 20, .threads = 3});
}

// An iteration that was cut short counts as far as it came: the best move so far with its own
// score, and nothing of the move that was never finished.
TEST(SearcherLimits, WhatAStoppedSearchSaysIsTrue) {
    const Othello game(8);
    Rng rng(3);
    AlphaBeta<Othello, Discs> alphabeta(game, Discs{});
    Searcher<Othello, Discs, OthelloPolicy> searcher(game, Discs{},
                                                     {.table_bytes = 1 << 20, .aspiration = 0});
    for (const auto& position : random_positions(game, rng, 5, 15)) {
        for (std::uint64_t nodes = 500; nodes < 6000; nodes += 217) {
            Limits limits;
            limits.nodes = nodes;
            const auto report = searcher.search(position, limits);
            ASSERT_GE(report.depth, 2);
            const auto next = game.after(position, report.best());
            const Score finished = -search_to_depth(alphabeta, next, report.depth - 1).score;
            const Score deeper = -search_to_depth(alphabeta, next, report.depth).score;
            EXPECT_TRUE(report.score == finished || report.score == deeper)
                << game.format(position) << " with " << nodes << " nodes";
            searcher.clear();
        }
    }
}

TEST(SearcherLimits, ReportsComeOncePerIterationAndTheLastIsTheAnswer) {
    const Tafl game(tafl::Ashton);
    Limits limits;
    limits.depth = 4;
    std::vector<SearchReport<tafl::Move>> reports;
    Searcher<Tafl, Discs, TaflPolicy> searcher(game, Discs{}, Small);
    const auto last = searcher.search(game.start(), limits,
                                      [&](const auto& report) { reports.push_back(report); });
    ASSERT_EQ(reports.size(), 4U);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        EXPECT_EQ(reports[i].depth, static_cast<int>(i) + 1);
        EXPECT_FALSE(reports[i].line.empty());
    }
    EXPECT_TRUE(std::is_sorted(reports.begin(), reports.end(),
                               [](const auto& a, const auto& b) { return a.nodes < b.nodes; }));
    EXPECT_EQ(last.line, reports.back().line);
    EXPECT_EQ(last.score, reports.back().score);
    EXPECT_EQ(last.nodes, reports.back().nodes);
}

TEST(SearcherLimits, TheSameSearchGivesTheSameAnswerAfterClearing) {
    const Tafl game(tafl::Comp424);
    Limits limits;
    limits.nodes = 50'000;
    Searcher<Tafl, Discs, TaflPolicy> searcher(game, Discs{}, Small);
    const auto first = searcher.search(game.start(), limits);
    searcher.clear();
    const auto again = searcher.search(game.start(), limits);
    EXPECT_EQ(again.line, first.line);
    EXPECT_EQ(again.score, first.score);
    EXPECT_EQ(again.nodes, first.nodes);
    EXPECT_EQ(again.depth, first.depth);
}

TEST(SearcherLimits, AForcedMoveTakesNoTimeToThink) {
    const Othello game(8);
    Rng rng(2);
    Searcher<Othello, Discs, OthelloPolicy> searcher(game, Discs{}, Small);
    Limits limits;
    limits.deadline = Clock::now() + 24h;
    int forced = 0;
    for (const auto& position : random_positions(game, rng, 200, 30)) {
        if (game.count_moves(position) != 1) continue;
        ++forced;
        EXPECT_LE(searcher.search(position, limits).depth, 4);
    }
    EXPECT_GT(forced, 0);
}

TEST(SearcherLimits, AFinishedGameHasAScoreAndNoMove) {
    const Othello game(4);
    Searcher<Othello, Discs> searcher(game, Discs{}, Small);
    const auto report = searcher.search(*game.parse_position("XXXXXXXXXXXXXXX- O"), {});
    EXPECT_EQ(report.score, -16 * Disc);
    EXPECT_TRUE(report.is_exact);
    EXPECT_TRUE(report.line.empty());
}

}  // namespace
}  // namespace outflank
