// The engine against plain searches, against itself on other instruction sets and threads, and
// against known endgames.
#include "engine/engine.h"

#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/rng.h"
#include "engine/plain_search.h"
#include "eval/features8.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::engine {
namespace {

using othello::Othello;
using othello::Position;
using othello::Position8;
using othello::Scoring;
using testing::HasSubstr;

std::unique_ptr<Engine> engine(Options options = {}, Isa isa = best_isa()) {
    options.hash_megabytes = 8;
    auto made = Engine::make(isa, options);
    EXPECT_TRUE(made.ok()) << made.error().sentence;
    return *std::move(made);
}

Report solve(Engine& engine, const Position8& position) {
    engine.forget();
    return engine.search(position, {}, {}, {});
}

/// A position of a random game with that many empty squares in which somebody can still move.
Position random_position(const Othello& game, int empties, Rng& rng) {
    for (;;) {
        Position position = game.start();
        while (!game.is_over(position) && game.empties(position).count() > empties) {
            position = game.after(position, pick(rng, game.moves(position)));
        }
        if (!game.is_over(position)) return position;
    }
}

/// A smaller board in the middle of the 8x8 words, as the engine wants it.
Position8 in_the_middle(const Othello& game, const Position& position) {
    Position8 result{.own = 0, .other = 0, .to_move = position.to_move()};
    const int margin = (8 - game.size()) / 2;
    const auto moved = [margin](othello::Square square) {
        return kernels::bit((square.rank() + margin) * 8 + square.file() + margin);
    };
    position.own().for_each([&](othello::Square square) { result.own |= moved(square); });
    position.other().for_each([&](othello::Square square) { result.other |= moved(square); });
    return result;
}

struct Board {
    int size;
    Scoring scoring;
    int most_empties;  // that trying everything can bear
};

class EveryBoard : public testing::TestWithParam<Board> {};

TEST_P(EveryBoard, SolvesWhatTryingEverythingSolves) {
    const auto [size, scoring, most_empties] = GetParam();
    const Othello game{size, scoring};
    const auto solver = engine({.scoring = scoring, .board_size = size});
    Rng rng(static_cast<std::uint64_t>(size));
    for (int i = 0; i < 1500; ++i) {
        const int empties = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(
                                    i % 50 == 0 ? most_empties : most_empties - 3)));
        const Position position = random_position(game, empties, rng);
        const Report report = solve(*solver, in_the_middle(game, position));
        ASSERT_TRUE(report.is_exact);
        ASSERT_EQ(report.score, 100 * plain::solved(game, position)) << game.format(position);
    }
}

std::string board_name(const testing::TestParamInfo<Board>& info) {
    return "Size" + std::to_string(info.param.size) +
           (info.param.scoring == Scoring::RawDifference ? "Raw" : "");
}

INSTANTIATE_TEST_SUITE_P(Engine, EveryBoard,
                         testing::Values(Board{8, Scoring::WinnerTakesEmpties, 10},
                                         Board{8, Scoring::RawDifference, 10},
                                         Board{6, Scoring::WinnerTakesEmpties, 10},
                                         Board{6, Scoring::RawDifference, 9},
                                         Board{4, Scoring::WinnerTakesEmpties, 10},
                                         Board{4, Scoring::RawDifference, 10}),
                         board_name);

TEST(Engine, SolvesTheWhole4x4Game) {
    for (const Scoring scoring : {Scoring::WinnerTakesEmpties, Scoring::RawDifference}) {
        const Othello game{4, scoring};
        const auto solver = engine({.scoring = scoring, .board_size = 4});
        const Report report = solve(*solver, in_the_middle(game, game.start()));
        EXPECT_TRUE(report.is_exact);
        EXPECT_EQ(report.score, 100 * plain::solved(game, game.start()));
    }
}

int judged(const Position& position) {
    const Position8 narrow = othello::narrowed(position);
    return eval::Features8<kernels::Portable>::evaluate(narrow.own, narrow.other);
}

TEST(Engine, SearchesLikeAPlainSearchWhenNothingIsPruned) {
    const Othello game{8};
    const auto searcher = engine({.weights = nullptr});
    Rng rng(3);
    for (int i = 0; i < 60; ++i) {
        const Position position = random_position(game, 14 + static_cast<int>(rng.below(44)), rng);
        for (int depth = 1; depth <= 4; ++depth) {
            searcher->forget();
            const Report report =
                searcher->search(othello::narrowed(position), {.goal = {depth, Exact}}, {}, {});
            ASSERT_EQ(report.depth, depth);
            ASSERT_EQ(report.score, plain::searched(game, position, depth, judged))
                << game.format(position);
        }
    }
}

TEST(Engine, ALeafWithNoMoreEmptySquaresThanPliesSearchedIsSolved) {
    const Othello game{8};
    const auto searcher = engine({.weights = nullptr});
    constexpr int plies = 4;
    const auto solved_if_small = [&](const Position& leaf) {
        const bool is_small = kernels::count(othello::narrowed(leaf).empties()) <= plies;
        return is_small ? 100 * plain::solved(game, leaf) : judged(leaf);
    };
    Rng rng(6);
    for (int i = 0; i < 60; ++i) {
        const Position position = random_position(game, 5 + static_cast<int>(rng.below(6)), rng);
        const Position8 narrow = othello::narrowed(position);
        const auto searched = [&](Leaves leaves) {
            searcher->forget();
            return searcher->search(narrow, {.goal = {plies, Exact, leaves}}, {}, {}).score;
        };
        EXPECT_EQ(searched(Leaves::Judged), plain::searched(game, position, plies, judged));
        EXPECT_EQ(searched(Leaves::Solved), plain::searched(game, position, plies, solved_if_small))
            << game.format(position);
    }
}

TEST(Engine, TenPliesOfTwentyEmptySquaresSeeToTheEnd) {
    const auto searcher = engine();
    Rng rng(7);
    for (int i = 0; i < 5; ++i) {
        const Position8 position = othello::narrowed(random_position(Othello{8}, 20, rng));
        const int exact = solve(*searcher, position).score;
        searcher->forget();
        const Report report = searcher->search(position, {.goal = {10, Exact}}, {}, {});
        EXPECT_EQ(report.score, exact);
        EXPECT_FALSE(report.is_exact) << "it does not claim what it was not asked for";
    }
}

TEST(Engine, TheLineOfAnExactScoreLeadsToIt) {
    const othello::Othello8<kernels::Portable> game;
    const auto solver = engine();
    Rng rng(4);
    for (int i = 0; i < 50; ++i) {
        Position8 position = othello::narrowed(random_position(Othello{8}, 14, rng));
        const Report report = solve(*solver, position);
        const Side asked = position.to_move;
        for (const auto move : report.line) {
            ASSERT_TRUE(game.is_legal(position, move)) << othello::format(move);
            position = game.after(position, move);
        }
        const auto end = game.outcome(position);
        ASSERT_TRUE(end.has_value()) << "the line stops before the end";
        EXPECT_EQ(100 * (asked == Side::One ? end->score : -end->score), report.score);
    }
}

TEST(Engine, EveryInstructionSetSearchesTheSameTree) {
    Rng rng(5);
    const Position8 middle = othello::narrowed(random_position(Othello{8}, 34, rng));
    const Position8 end = othello::narrowed(random_position(Othello{8}, 16, rng));
    const auto reference = engine({}, Isa::Portable);
    const Report in_middle = reference->search(middle, {.goal = {9, 0}}, {}, {});
    const Report at_end = solve(*reference, end);
    for (const Isa isa : AllIsas) {
        if (!is_supported(isa)) continue;
        const auto other = engine({}, isa);
        const Report report = other->search(middle, {.goal = {9, 0}}, {}, {});
        EXPECT_EQ(report.score, in_middle.score) << name(isa);
        EXPECT_EQ(report.nodes, in_middle.nodes) << name(isa);
        EXPECT_EQ(solve(*other, end).nodes, at_end.nodes) << name(isa);
    }
}

TEST(Engine, WhatItForgetsItSearchesAgainInTheSameWay) {
    Rng rng(10);
    const auto searcher = engine();
    const Position8 position = othello::narrowed(random_position(Othello{8}, 16, rng));
    const Report first = solve(*searcher, position);
    (void)solve(*searcher, othello::narrowed(random_position(Othello{8}, 16, rng)));
    EXPECT_EQ(solve(*searcher, position).nodes, first.nodes);
    EXPECT_LT(searcher->search(position, {}, {}, {}).nodes, first.nodes) << "unless it remembers";
}

TEST(Engine, ThreadsDoNotChangeAnExactScore) {
    const auto alone = engine();
    const auto two = engine({.threads = 2});
    const auto many = engine({.threads = 7});
    Rng rng(6);
    for (int i = 0; i < 20; ++i) {
        const Position8 position = othello::narrowed(random_position(Othello{8}, 18, rng));
        const int score = solve(*alone, position).score;
        EXPECT_EQ(solve(*two, position).score, score);
        EXPECT_EQ(solve(*many, position).score, score);
    }
}

struct Known {
    const char* position;
    int score;
    std::vector<std::string> best;
};

/// Endgames that everybody solves, with the answers everybody finds (FFO 1-39, a selection).
std::vector<Known> known_endgames() {
    return {
#include "engine/known_endgames.inc"
    };
}

TEST(Engine, SolvesKnownEndgames) {
    const Othello game{8};
    const auto solver = engine({.threads = 2});
    for (const Known& known : known_endgames()) {
        const auto position = game.parse_position(known.position);
        ASSERT_TRUE(position.ok()) << position.error().sentence;
        const Report report = solve(*solver, othello::narrowed(*position));
        EXPECT_EQ(report.score, 100 * known.score) << known.position;
        EXPECT_THAT(known.best, testing::Contains(othello::format(report.best())))
            << known.position;
    }
}

TEST(Engine, AsksOnlyWhoWinsWhenTheWindowSaysSo) {
    const Othello game{8};
    const auto solver = engine();
    Rng rng(7);
    for (int i = 0; i < 100; ++i) {
        const Position position = random_position(game, 9, rng);
        solver->forget();
        const Report report =
            solver->search(othello::narrowed(position), {.alpha = -1, .beta = 1}, {}, {});
        const int score = plain::solved(game, position);
        EXPECT_EQ(report.score > 0, score > 0);
        EXPECT_EQ(report.score < 0, score < 0);
    }
}

TEST(Engine, AFinishedGameHasItsScoreAndNoMove) {
    const auto searcher = engine();
    const Report report =
        searcher->search({.own = kernels::bit(0), .other = 0, .to_move = Side::Two}, {}, {}, {});
    EXPECT_TRUE(report.is_exact);
    EXPECT_TRUE(report.line.empty());
    EXPECT_EQ(report.score, 6400);
    const Report full = searcher->search(
        {.own = 0xffffffffULL, .other = ~0xffffffffULL, .to_move = Side::One}, {}, {}, {});
    EXPECT_EQ(full.score, 0);
    EXPECT_TRUE(full.line.empty());
}

TEST(Engine, AForcedPassIsTheFirstMoveOfItsLine) {
    const Othello game{8};
    const auto searcher = engine();
    Rng rng(8);
    for (int found = 0; found < 20;) {
        const Position position = random_position(game, 9, rng);
        if (!game.is_legal(position, othello::Move::pass())) continue;
        ++found;
        const Report report = solve(*searcher, othello::narrowed(position));
        EXPECT_TRUE(report.best().is_pass());
        EXPECT_EQ(report.score, 100 * plain::solved(game, position));
    }
}

TEST(Engine, GivesALegalMoveHoweverSoonItIsStopped) {
    const othello::Othello8<kernels::Portable> game;
    Rng rng(9);
    for (const unsigned threads : {1U, 2U}) {
        const auto searcher = engine({.threads = threads});
        for (int i = 0; i < 30; ++i) {
            const Position8 position = othello::narrowed(
                random_position(Othello{8}, 1 + static_cast<int>(rng.below(59)), rng));
            std::stop_source stopped;
            stopped.request_stop();
            Limits late, few, stop, soon;
            late.deadline = Clock::now() - std::chrono::seconds(1);
            few.nodes = 1;
            stop.stop = stopped.get_token();
            soon.deadline = Clock::now() + std::chrono::milliseconds(i);
            for (const Limits& limits : {late, few, stop, soon}) {
                const Report report = searcher->search(position, {}, limits, {});
                ASSERT_FALSE(report.line.empty());
                EXPECT_TRUE(game.is_legal(position, report.best()));
            }
        }
    }
}

TEST(Engine, ReportsGetDeeper) {
    std::vector<Report> reports;
    const auto searcher = engine();
    (void)searcher->search(othello::start8(), {.goal = {8, 0}}, {},
                           [&](const Report& report) { reports.push_back(report); });
    ASSERT_GE(reports.size(), 8U);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const int before = i == 0 ? 1 : reports[i - 1].depth;
        EXPECT_TRUE(reports[i].depth == before || reports[i].depth == before + 1);
        EXPECT_FALSE(reports[i].line.empty());
    }
    EXPECT_EQ(reports.front().depth, 1);
    EXPECT_EQ(reports.back().depth, 8);
}

TEST(Engine, LeavesOutRootMovesThatAreNotAskedFor) {
    const auto searcher = engine();
    const Report best = searcher->search(othello::start8(), {.goal = {6, 0}}, {}, {});
    const auto without = ~kernels::bit(best.best().square().index64());
    const Report second =
        searcher->search(othello::start8(), {.goal = {6, 0}, .root_moves = without}, {}, {});
    EXPECT_NE(second.best(), best.best());
    EXPECT_EQ(second.score, best.score) << "the four first moves are one move seen from four sides";
}

TEST(Engine, RefusesWhatCannotBeHad) {
    const auto sentence = [](const Options& options) {
        return Engine::make(Isa::Portable, options).error().sentence;
    };
    EXPECT_THAT(sentence({.hash_megabytes = 0}), HasSubstr("MB"));
    EXPECT_THAT(sentence({.hash_megabytes = std::size_t{1} << 40}), HasSubstr("MB"));
    EXPECT_THAT(sentence({.threads = 0}), HasSubstr("threads"));
    EXPECT_THAT(sentence({.board_size = 10}), HasSubstr("4x4, 6x6 and 8x8"));
}

}  // namespace
}  // namespace outflank::engine
