/// What iterative deepening promises: an answer whenever it is stopped, and the same as without.
#include "search/deepening.h"

#include <chrono>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "eval/squares.h"
#include "games/othello/othello.h"
#include "games/tafl/set_up.h"
#include "games/tafl/tafl.h"
#include "search/alphabeta.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank {
namespace {

using eval::Discs;
using eval::KingDistance;
using othello::Othello;
using tafl::Tafl;

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

Limits of_nodes(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return limits;
}

// Broken off after any number of positions, it says what it said after the last depth it finished.
TEST(Deepening, AStopInTheMiddleGivesTheLastFinishedDepth) {
    const Othello game(6);
    AlphaBeta<Othello, Discs> alphabeta(game, Discs{});
    Rng rng(1);
    for (const auto& position : random_positions(game, rng, 5, 8)) {
        for (const std::uint64_t nodes : {30U, 100U, 500U, 3000U}) {
            const auto stopped = deepen(alphabeta, position, {}, of_nodes(nodes));
            ASSERT_LE(stopped.nodes, nodes);
            EXPECT_TRUE(stopped.is_exact || stopped.nodes == nodes);
            const auto finished = search_to_depth(alphabeta, position, stopped.depth);
            EXPECT_EQ(stopped.score, finished.score);
            EXPECT_EQ(stopped.line, finished.line);
            const auto all = deepen(alphabeta, position, {}, to_depth(stopped.depth));
            EXPECT_LE(all.nodes, nodes) << "it was finished within the limit";
        }
    }
}

template <Game G>
void always_has_a_legal_move(const G& game) {
    AlphaBeta<G, Discs> alphabeta(game, Discs{});
    std::stop_source wish;
    wish.request_stop();
    Limits stopped;
    stopped.stop = wish.get_token();
    Limits late;
    late.deadline = Clock::now() - std::chrono::seconds(1);
    for (const Limits& limits : {stopped, late, of_nodes(0), of_nodes(1)}) {
        for (const int first : {1, 4}) {
            const auto report = deepen(alphabeta, game.start(), {.first = first}, limits);
            ASSERT_FALSE(report.line.empty());
            EXPECT_TRUE(game.is_legal(game.start(), report.best()));
        }
    }
}

TEST(Deepening, ThereIsALegalMoveEvenWhereTimeWasUpBeforeItBegan) {
    always_has_a_legal_move(Othello(8));
    always_has_a_legal_move(Tafl(tafl::Ashton));
}

TEST(Deepening, ReportsEveryDepthOnceAndTheLastReportIsTheAnswer) {
    const Othello game(8);
    Minimax<Othello, Discs> minimax(game, Discs{});
    std::vector<SearchReport<othello::Move>> told;
    const auto report =
        deepen<othello::Position, othello::Move>(minimax, game.start(), {.first = 2}, to_depth(5),
                                                 [&](const auto& each) { told.push_back(each); });
    ASSERT_EQ(told.size(), 4U);
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const int depth = static_cast<int>(i) + 2;
        nodes += search_to_depth(minimax, game.start(), depth).nodes;
        EXPECT_EQ(told[i].depth, depth);
        EXPECT_EQ(told[i].nodes, nodes);
    }
    EXPECT_EQ(report.line, told.back().line);
    EXPECT_EQ(report.nodes, nodes);
}

TEST(Deepening, EndsWhenTheGameIsSearchedToItsEndAndThenTheScoreIsExact) {
    const Othello game(4);
    AlphaBeta<Othello, Discs> alphabeta(game, Discs{});
    const auto report = deepen(alphabeta, game.start(), {}, {});
    EXPECT_TRUE(report.is_exact);
    EXPECT_EQ(report.score, -10 * Disc);  // White wins by 10, as the solver finds too
    EXPECT_LE(report.depth, 24);  // twelve squares, and a pass after each at most
    EXPECT_FALSE(deepen(alphabeta, game.start(), {}, to_depth(4)).is_exact);
}

template <Game G, Evaluator<G> E>
void the_expected_line_saves_work(const G& game, const E& evaluator, int depth,
                                  std::uint32_t plies) {
    Rng rng(5);
    AlphaBeta<G, E> alphabeta(game, evaluator);
    std::uint64_t with_line = 0;
    std::uint64_t without = 0;
    for (const auto& position : random_positions(game, rng, 12, plies)) {
        const auto plain = deepen(alphabeta, position, {}, to_depth(depth));
        const auto killer = deepen(alphabeta, position, {.follows_line = true}, to_depth(depth));
        ASSERT_EQ(killer.score, plain.score) << game.format(position);
        ASSERT_EQ(score_after(game, evaluator, position, killer.line), killer.score);
        with_line += killer.nodes;
        without += plain.nodes;
    }
    EXPECT_LT(with_line, without) << game.name();
}

TEST(Deepening, FollowingTheLineFindsTheSameScoreInFewerPositions) {
    the_expected_line_saves_work(Othello(8), Discs{}, 6, 12);
    the_expected_line_saves_work(Othello(8), eval::Squares(8), 5, 12);
    the_expected_line_saves_work(Tafl(tafl::Comp424), KingDistance(tafl::Comp424), 4, 20);
    the_expected_line_saves_work(Tafl(tafl::Brandubh), KingDistance(tafl::Brandubh), 4, 10);
}

/// The king on an open edge has two corners to run to, and nobody can close both.
struct WonGame {
    Tafl game{tafl::Comp424};
    tafl::Position position = tafl::defenders_to_move("Ka5 Wd3 Bh5");

    /// How many moves the defenders need, of at most 20, looking three plies ahead; the last
    /// attacker walks up and down the far edge.
    int moves_to_win(DepthBias bias) {
        AlphaBeta<Tafl, KingDistance> alphabeta(game, KingDistance(tafl::Comp424), bias);
        for (int moves = 1; moves <= 20; ++moves) {
            const auto report = search_to_depth(alphabeta, position, 3);
            EXPECT_TRUE(is_decided(report.score)) << "it always sees a win";
            position = game.after(position, report.best());
            if (game.is_over(position)) return moves;
            const auto replies = game.moves(position);
            position = game.after(position, replies[replies.size() - 1]);
        }
        return 21;
    }
};

TEST(DepthBias, WithoutItAWinThatIsAlwaysInSightMayNeverBePlayed) {
    EXPECT_EQ(WonGame{}.moves_to_win(DepthBias::On), 1);
    EXPECT_EQ(WonGame{}.moves_to_win(DepthBias::Off), 21);
}

TEST(DepthBias, OnlyTheWorthOfADecidedGameDependsOnIt) {
    const Tafl game(tafl::Brandubh);
    AlphaBeta<Tafl, Discs> biased(game, Discs{}, DepthBias::On);
    AlphaBeta<Tafl, Discs> plain(game, Discs{}, DepthBias::Off);
    Rng rng(9);
    int decided = 0;
    for (const auto& position : random_positions(game, rng, 40, 15)) {
        const Score with = search_to_depth(biased, position, 3).score;
        const Score without = search_to_depth(plain, position, 3).score;
        EXPECT_EQ(is_decided(with), is_decided(without));
        EXPECT_EQ(without, is_decided(with) ? (with > 0 ? Win : -Win) : with);
        decided += is_decided(with) ? 1 : 0;
    }
    EXPECT_GT(decided, 5);
    EXPECT_LT(decided, 40);
}

}  // namespace
}  // namespace outflank
