#include "analysis/hints.h"

#include <algorithm>
#include <set>

#include "gtest/gtest.h"

#include "analysis/small_board_solver.h"
#include "core/isa.h"
#include "engine/plain_engine.h"
#include "games/othello/othello.h"
#include "search/search_fixtures.h"

namespace outflank::analysis {
namespace {

using engine::PlainEngine;
using othello::Othello;

constexpr engine::Stage ToTheEnd = {.depth = 60, .selectivity = Exact};

/// Positions of random games with few empties left.
std::vector<othello::Position> late_positions(int count) {
    const Othello game(8);
    Rng rng(11);
    std::vector<othello::Position> late;
    while (late.size() < static_cast<std::size_t>(count)) {
        for (const auto& position : random_positions(game, rng, 20, 30)) {
            const int empties = game.empties(position).count();
            if (empties >= 3 && empties <= 6) late.push_back(position);
        }
    }
    return late;
}

TEST(Hints, TellHowFarTheyHaveCome) {
    const auto engine = *engine::Engine::make(best_isa(), {});
    HintLimits limits;
    limits.count = 2;
    std::vector<HintProgress> told;
    limits.on_progress = [&](const HintProgress& progress) { told.push_back(progress); };
    const auto start = othello::narrowed(Othello{8}.start());
    (void)best_moves(*engine, start, {.depth = 4, .selectivity = Exact}, limits);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.front().number, 1U);
    EXPECT_EQ(told.back().number, 2U);
    EXPECT_EQ(told.back().count, 2U);
    EXPECT_EQ(told.back().depth, 4);
    EXPECT_GT(told.back().nodes, 0U);
}

TEST(Hints, TellEveryMoveOnceBestFirstWithItsTrueScore) {
    const Othello game(8);
    for (const auto& position : late_positions(20)) {
        PlainEngine engine;
        HintLimits limits;
        limits.count = 100;
        const auto hints = best_moves(engine, narrowed(position), ToTheEnd, limits);
        ASSERT_EQ(hints.size(), game.count_moves(position));
        std::set<othello::Move> told;
        for (std::size_t i = 0; i < hints.size(); ++i) {
            told.insert(hints[i].best());
            if (i > 0) {
                EXPECT_LE(hints[i].score, hints[i - 1].score);
            }
            const auto next = game.after(position, hints[i].best());
            EXPECT_EQ(hints[i].score, -engine.search(narrowed(next), {}, {}, {}).score);
        }
        EXPECT_EQ(told.size(), hints.size());
    }
}

TEST(Hints, NoMoreThanAskedFor) {
    PlainEngine engine;
    HintLimits limits;
    limits.count = 2;
    const engine::Stage shallow = {.depth = 2, .selectivity = 0};
    EXPECT_EQ(best_moves(engine, othello::start8(), shallow, limits).size(), 2U);
    EXPECT_EQ(engine.tasks[0].goal, shallow);
}

TEST(Hints, APassIsTheOnlyHint) {
    const auto position = Othello(8).parse_position("OX" + std::string(62, '-') + " X");
    PlainEngine engine;
    const auto hints = best_moves(engine, narrowed(*position), {2, 0}, {});
    ASSERT_EQ(hints.size(), 1U);
    EXPECT_TRUE(hints[0].best().is_pass());
}

TEST(Hints, TimeIsSharedOut) {
    PlainEngine engine;
    HintLimits limits;
    limits.time = std::chrono::hours(1);
    const auto begin = Clock::now();
    (void)best_moves(engine, othello::start8(), {1, 0}, limits);
    ASSERT_EQ(engine.limits_given.size(), 4U);
    for (const Limits& given : engine.limits_given) {
        ASSERT_TRUE(given.deadline.has_value());
        EXPECT_LE(*given.deadline, begin + std::chrono::minutes(61));
    }
    EXPECT_LT(*engine.limits_given[0].deadline, begin + std::chrono::minutes(16));
}

TEST(Hints, AStopLeavesAtLeastOneMove) {
    PlainEngine engine;
    std::stop_source stop;
    stop.request_stop();
    HintLimits limits;
    limits.stop = stop.get_token();
    EXPECT_EQ(best_moves(engine, othello::start8(), ToTheEnd, limits).size(), 1U);
}

template <Game G>
void generic_hints_are_legal_and_sorted(const G& game) {
    HintLimits limits;
    limits.count = 3;
    const GameRecord<G> record(game);
    auto searcher = engine::generic_searcher(game, 1);
    const auto hints = best_moves(searcher, record, 2, limits);
    ASSERT_EQ(hints.size(), 3U);
    for (std::size_t i = 0; i < hints.size(); ++i) {
        after_line(game, record.position(), hints[i].line);
        EXPECT_EQ(hints[i].depth, 2);
        if (i > 0) {
            EXPECT_LE(hints[i].score, hints[i - 1].score);
        }
    }
}

TEST(Hints, EveryOtherGameHasThemToo) {
    for (const int size : {4, 6, 10}) generic_hints_are_legal_and_sorted(Othello(size));
    for (const auto* rules : tafl::AllRules) generic_hints_are_legal_and_sorted(tafl::Tafl(*rules));
}

/// What the side to move ends with, by trying everything.
int plain_value(const Othello& game, const othello::Position& position) {
    if (game.is_over(position)) {
        const int score = game.outcome(position)->score;
        return position.to_move() == Side::One ? score : -score;
    }
    int best = -100;
    for (const auto move : game.moves(position))
        best = std::max(best, -plain_value(game, game.after(position, move)));
    return best;
}

TEST(SmallBoardSolver, AgreesWithTryingEverything) {
    for (const int size : {4, 6}) {
        const Othello game(size);
        const auto solver = SmallBoardSolver::for_board(game);
        ASSERT_TRUE(solver);
        Rng rng(5);
        for (const auto& position : random_positions(game, rng, 40, size == 4 ? 5 : 24)) {
            if (game.empties(position).count() > 7 || game.is_over(position)) continue;
            const auto hints = solver->best_moves(position, {.count = 100, .time = {}, .stop = {}});
            EXPECT_EQ(hints.size(), game.count_moves(position));
            EXPECT_EQ(hints.front().score, Disc * plain_value(game, position));
            for (const auto& hint : hints) {
                ASSERT_TRUE(game.is_legal(position, hint.best()));
                EXPECT_EQ(hint.score, -Disc * plain_value(game, game.after(position, hint.best())));
            }
            EXPECT_EQ(solver->solve(position, {}, {}).score, hints.front().score);
        }
    }
    EXPECT_FALSE(SmallBoardSolver::for_board(Othello(8)));
    EXPECT_FALSE(SmallBoardSolver::for_board(Othello(10)));
}

}  // namespace
}  // namespace outflank::analysis
