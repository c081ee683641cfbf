/// The two textbook searches, each the judge of the other, and perft the judge of their counting.
#include <cstdint>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "games/othello/othello8.h"
#include "games/perft.h"
#include "kernels/portable.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank {
namespace {

using eval::Discs;
using eval::KingDistance;
using othello::Othello;
using tafl::Tafl;

template <Game G, Evaluator<G> E>
void finds_what_minimax_finds(const G& game, const E& evaluator, int deepest, std::uint32_t plies) {
    Rng rng(1);
    Minimax<G, E> minimax(game, evaluator);
    AlphaBeta<G, E> alphabeta(game, evaluator);
    for (const auto& position : random_positions(game, rng, 6, plies)) {
        for (int depth = 1; depth <= deepest; ++depth) {
            const auto all = search_to_depth(minimax, position, depth);
            const auto pruned = search_to_depth(alphabeta, position, depth);
            ASSERT_EQ(pruned.score, all.score) << game.format(position) << " depth " << depth;
            EXPECT_EQ(pruned.line, all.line) << "both keep the first of equal moves";
            EXPECT_LE(pruned.nodes, all.nodes);
            EXPECT_EQ(score_after(game, evaluator, position, all.line), all.score);
        }
    }
}

TEST(Textbook, AlphaBetaFindsWhatMinimaxFindsInOthello) {
    for (const int size : {4, 6, 8, 10, 16})
        finds_what_minimax_finds(Othello(size), Discs{}, 4, static_cast<std::uint32_t>(size));
    finds_what_minimax_finds(Othello(6), Discs{}, 6, 12);
    finds_what_minimax_finds(othello::Othello8<kernels::Portable>(), Discs{}, 5, 25);
}

TEST(Textbook, AlphaBetaFindsWhatMinimaxFindsInTafl) {
    for (const auto* rules : tafl::AllRules) {
        finds_what_minimax_finds(Tafl(*rules), KingDistance(*rules), 3, 20);
        finds_what_minimax_finds(Tafl(*rules), Discs{}, 3, 10);
    }
}

/// Every position entered, the root included: perft of every depth up to the last.
template <Game G>
void explores_what_perft_counts(const G& game, int depth) {
    std::uint64_t expected = 0;
    for (int each = 0; each <= depth; ++each) expected += perft(game, game.start(), each);
    Minimax<G, Discs> minimax(game, Discs{});
    EXPECT_EQ(search_to_depth(minimax, game.start(), depth).nodes, expected) << game.name();
}

TEST(Textbook, MinimaxExploresEveryPositionOnce) {
    explores_what_perft_counts(Othello(8), 6);
    explores_what_perft_counts(Tafl(tafl::Comp424), 3);
    explores_what_perft_counts(Tafl(tafl::Brandubh), 3);
}

TEST(Textbook, AFinishedGameScoresItsDiscsAndHasNoLine) {
    const Othello game(4);
    const auto position = *game.parse_position("XXXXXXXXXXXXXXX- O");
    AlphaBeta<Othello, Discs> alphabeta(game, Discs{});
    const auto report = search_to_depth(alphabeta, position, 3);
    EXPECT_EQ(report.score, -16 * Disc);
    EXPECT_TRUE(report.line.empty());
    EXPECT_EQ(report.nodes, 1U);
}

}  // namespace
}  // namespace outflank
