/// Monte Carlo tree search against laws that every tree obeys, against minimax where the game can
/// be searched to its end, and every instruction set against the portable one.
#include "search/mcts.h"

#include <numeric>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "search/deepening.h"
#include "search/mcts_leaves.h"
#include "search/mcts_simulator8.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank {
namespace {

using othello::Othello;
using tafl::Tafl;

constexpr double Exploration = 1;

template <Game G, class Leaf = mcts::PlayoutLeaf>
Mcts<G> searcher(const G& game, std::uint64_t seed = 1, std::size_t megabytes = 64,
                 const Leaf& leaf = Leaf{}) {
    auto simulator =
        std::make_unique<mcts::GenericSimulator<G, Leaf>>(game, leaf, Exploration, seed);
    return *Mcts<G>::make(game, std::move(simulator), megabytes);
}

Mcts<Othello> searcher8(Isa isa, std::uint64_t seed = 1, std::size_t megabytes = 64) {
    return *Mcts<Othello>::make(Othello(8), mcts::make_simulator8(isa, Exploration, seed),
                                megabytes);
}

Limits iterations(std::uint64_t count) {
    Limits limits;
    limits.iterations = count;
    return limits;
}

/// Visits are those of the children and the first one; points are what the children's leave.
template <class Move>
void obeys_the_laws(const mcts::Tree<Move>& tree, mcts::Slot slot) {
    const auto& node = tree[slot];
    EXPECT_LE(node.points, node.visits * std::uint64_t{mcts::WholePoint});
    if (!node.is_expanded()) return;
    std::uint64_t visits = 1;
    for (mcts::Slot i = 0; i < node.child_count; ++i) {
        const mcts::Slot child = node.first_child + i;
        visits += tree[child].visits;
        obeys_the_laws(tree, child);
    }
    EXPECT_TRUE(node.visits == visits || (node.is_proven() && node.visits > visits));
}

template <Game G>
void grows_a_sound_tree(const G& game, Mcts<G> search, int plies) {
    Rng rng(1);
    for (const auto& position : random_positions(game, rng, 3, static_cast<std::uint32_t>(plies))) {
        const auto report = search.search(position, {}, iterations(500));
        const auto& tree = search.tree();
        obeys_the_laws(tree, tree.root());
        EXPECT_TRUE(game.is_legal(position, report.best())) << game.format(position);
        (void)after_line(game, position, report.line);
        if (game.count_moves(position) == 1) continue;
        EXPECT_LE(report.nodes, 500U);
        EXPECT_TRUE(report.is_exact || tree[tree.root()].visits == 500);
        EXPECT_EQ(report.moves.front().move, report.best());
    }
}

TEST(Mcts, EveryTreeObeysTheLaws) {
    for (const int size : {4, 6, 10}) grows_a_sound_tree(Othello(size), searcher(Othello(size)), 5);
    grows_a_sound_tree(Othello(8), searcher8(Isa::Portable), 25);
    for (const auto* rules : tafl::AllRules)
        grows_a_sound_tree(Tafl(*rules), searcher(Tafl(*rules)), 20);
}

TEST(Mcts, ALeafMayBeAnEvaluation) {
    const Othello game(6);
    grows_a_sound_tree(game,
                       searcher(game, 1, 64, mcts::EvaluationLeaf<eval::Discs>(eval::Discs{})), 10);
    const Tafl tablut(tafl::Ashton);
    const eval::KingDistance evaluator(tafl::Ashton);
    grows_a_sound_tree(
        tablut, searcher(tablut, 1, 64, mcts::EvaluationLeaf<eval::KingDistance>(evaluator)), 20);
}

TEST(Mcts, AnEvaluationIsAChance) {
    const mcts::EvaluationLeaf<eval::Discs> leaf(eval::Discs{});
    const Othello game(4);
    Rng rng(1);
    const auto points = [&](const char* text) {
        return leaf.points(game, *game.parse_position(text), rng);
    };
    EXPECT_EQ(points("-----XO--OX----- X"), mcts::WholePoint / 2);
    EXPECT_GT(points("-----XX--XXO---- X"), mcts::WholePoint / 2);
    EXPECT_EQ(points("-----XX--XXO---- X"), mcts::turned(points("-----XX--XXO---- O")));
}

/// Sign of a score: which side wins.
int result_of(Score score) { return (score > 0) - (score < 0); }

TEST(Mcts, ProvesWhatMinimaxFindsAtTheEndOfTheGame) {
    const Othello game(4);
    Minimax<Othello, eval::Discs> minimax(game, eval::Discs{});
    auto search = searcher(game);
    Rng rng(7);
    int proven = 0;
    for (const auto& position : random_positions(game, rng, 60, 4)) {
        const auto truth = search_to_depth(minimax, position, 16);
        const auto found = search.search(position, {}, iterations(20'000));
        if (game.count_moves(position) == 1) continue;
        ASSERT_TRUE(found.is_exact) << game.format(position);
        EXPECT_EQ(result_of(found.score), result_of(truth.score)) << game.format(position);
        const auto reply = game.after(position, found.best());
        const Score kept = game.is_over(reply)
                               ? eval::Discs{}.decided(game, reply, *game.outcome(reply), 1)
                               : search_to_depth(minimax, reply, 16).score;
        EXPECT_EQ(result_of(-kept), result_of(truth.score)) << game.format(position);
        ++proven;
    }
    EXPECT_GT(proven, 30);
}

TEST(Mcts, TakesAWinThatIsThere) {
    const Tafl game(tafl::Brandubh);
    const auto position =
        *game.parse_position("...K.../......./..BW.../......./......./......./...B... defenders");
    auto search = searcher(game);
    const auto report = search.search(position, {}, iterations(2000));
    EXPECT_TRUE(report.is_exact);
    EXPECT_EQ(report.score, 1000);
    EXPECT_EQ(report.line.size(), 1U);
    EXPECT_EQ(game.outcome(game.after(position, report.best()))->reason, Reason::KingEscaped);
    EXPECT_TRUE(report.moves.front().is_proven);
    EXPECT_EQ(report.moves.front().value, 1);
}

TEST(Mcts, EveryInstructionSetGrowsTheSameTree) {
    auto portable = searcher8(Isa::Portable, 5);
    const auto expected = portable.search(Othello(8).start(), {}, iterations(20'000));
    for (const Isa isa : {Isa::X86V3, Isa::X86V4}) {
        if (!is_supported(isa)) continue;
        auto search = searcher8(isa, 5);
        const auto report = search.search(Othello(8).start(), {}, iterations(20'000));
        EXPECT_EQ(report.moves, expected.moves) << name(isa);
        EXPECT_EQ(report.line, expected.line) << name(isa);
        EXPECT_EQ(search.tree().used(), portable.tree().used()) << name(isa);
    }
}

TEST(Mcts, KernelsJudgeAsTheGenericGameDoes) {
    auto generic = searcher(Othello(8), 3);
    auto kernels = searcher8(best_isa(), 3);
    Rng rng(3);
    for (const auto& position : random_positions(Othello(8), rng, 5, 10)) {
        const auto one = generic.search(position, {}, iterations(4000));
        const auto other = kernels.search(position, {}, iterations(4000));
        if (one.moves.empty()) continue;
        EXPECT_NEAR(one.moves[0].value, other.moves[0].value, 0.08) << "4000 games: +- 0.03";
    }
}

TEST(Mcts, TheSameSeedThinksTheSame) {
    const Tafl game(tafl::Comp424);
    const auto thought = [&](std::uint64_t seed) {
        auto search = searcher(game, seed);
        return search.search(game.start(), {}, iterations(300)).moves;
    };
    EXPECT_EQ(thought(4), thought(4));
    EXPECT_NE(thought(4), thought(5));
}

TEST(Mcts, TheTreeIsUsedAgainAfterMyMoveAndTheAnswer) {
    const Othello game(8);
    auto search = searcher8(Isa::Portable);
    std::vector<othello::Move> moves;
    const auto first = search.search(game.start(), moves, iterations(5000));
    ASSERT_GE(first.line.size(), 3U);
    moves = {first.line[0], first.line[1]};
    // What the tree holds below the two moves, found by walking down.
    const auto& tree = search.tree();
    auto slot = tree.root();
    for (const auto move : moves) {
        const auto& node = tree[slot];
        slot = node.first_child;
        while (tree[slot].move != move) ++slot;
    }
    const auto visits = tree[slot].visits;
    const auto second = search.search(game.start(), moves, iterations(0));
    EXPECT_EQ(second.nodes, 0U);
    EXPECT_EQ(tree[tree.root()].visits, visits);
    const auto sum =
        std::accumulate(second.moves.begin(), second.moves.end(), std::uint64_t{0},
                        [](std::uint64_t total, const auto& move) { return total + move.visits; });
    EXPECT_EQ(sum + 1, visits);
    EXPECT_EQ(second.best(), first.line[2]);

    const auto third = search.search(game.start(), {moves[0]}, iterations(10));
    EXPECT_EQ(third.nodes, 10U) << "another game: the tree begins again with its root";
}

TEST(Mcts, AFullTreeIsSearchedOnAndPlaysTheGameToItsEnd) {
    const Othello game(8);
    auto search = searcher8(best_isa(), 1, 1);
    std::vector<othello::Move> moves;
    auto position = game.start();
    bool was_full = false;
    while (!game.is_over(position)) {
        const auto report = search.search(game.start(), moves, iterations(10'000));
        const auto& tree = search.tree();
        ASSERT_LE(tree.used(), tree.capacity());
        was_full = was_full || tree.capacity() - tree.used() < 20;
        ASSERT_TRUE(game.is_legal(position, report.best()));
        moves.push_back(report.best());
        position = game.after(position, report.best());
    }
    EXPECT_TRUE(was_full);
}

TEST(Mcts, StoppedAtOnceItStillHasALegalMove) {
    std::stop_source stop;
    stop.request_stop();
    Limits stopped;
    stopped.stop = stop.get_token();
    Limits late;
    late.deadline = Clock::now() - std::chrono::seconds(1);
    const Tafl game(tafl::Ashton);
    for (const auto& limits : {stopped, late}) {
        auto search = searcher(game);
        const auto report = search.search(game.start(), {}, limits);
        EXPECT_TRUE(game.is_legal(game.start(), report.best()));
        EXPECT_EQ(report.nodes, 0U);
        EXPECT_TRUE(report.moves.empty());
    }
}

TEST(Mcts, AForcedMoveIsGivenBackAtOnce) {
    const Othello game(4);
    const auto position = *game.parse_position("OX-------------- X");
    auto search = searcher(game);
    const auto report = search.search(position, {}, iterations(1000));
    EXPECT_TRUE(report.best().is_pass());
    EXPECT_EQ(report.nodes, 0U);
}

TEST(Mcts, ItReportsOnTheWayAndAtTheEnd) {
    const Tafl game(tafl::Comp424);
    auto search = searcher(game);
    std::vector<SearchReport<tafl::Move>> told;
    Limits limits;
    limits.deadline = Clock::now() + std::chrono::milliseconds(350);
    const auto last = search.search(game.start(), {}, limits,
                                    [&](const auto& report) { told.push_back(report); });
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told.back().moves, last.moves);
    for (std::size_t i = 1; i < told.size(); ++i) EXPECT_GE(told[i].nodes, told[i - 1].nodes);
}

/// Ashton's rules draw a position that comes back, wherever on the way to the root it was.
TEST(Mcts, ARepeatedPositionIsADraw) {
    const Tafl game(tafl::Ashton);
    const auto start = *game.parse_position(
        "........./B......../........./..W....../....K..../........./........./........./......... "
        "defenders");
    std::vector<tafl::Move> moves;
    for (const char* text : {"c4-c3", "a2-a3", "c3-c4", "a3-a2"})
        moves.push_back(*game.parse_move(text));
    auto search = searcher(game);
    const auto report = search.search(start, moves, iterations(500));
    for (const auto& each : report.moves) {
        const bool repeats = each.move == moves[0];
        EXPECT_EQ(each.is_proven && each.value == 0.5, repeats) << game.format(each.move);
    }
}

}  // namespace
}  // namespace outflank
