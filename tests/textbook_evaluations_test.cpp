/// The textbook searches with every evaluation, in every game, size and rule set.
#include "gtest/gtest.h"

#include "core/rng.h"
#include "roster/evaluations.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/minimax.h"
#include "search/search_fixtures.h"

namespace outflank {
namespace {

using othello::Othello;
using tafl::Tafl;

/// Calls check(evaluator) with every evaluation that fits the game.
template <Game G, class Check>
void with_every_evaluation(const G& game, Check check) {
    for (const std::string& name : roster::evaluations_of<G>()) {
        SCOPED_TRACE(game.name() + ", " + name);
        const auto done = roster::with_evaluation(game, name, [&](const auto& e) -> Result<Done> {
            check(e);
            return Done{};
        });
        ASSERT_TRUE(done.ok()) << done.error().sentence;
    }
}

/// Calls visit(position) for some undecided positions of random games of every game.
template <class Visit>
void in_every_game(Visit visit) {
    Rng rng(7);
    for (int size = 4; size <= 16; size += 2) {
        const Othello game(size);
        for (const auto& position : random_positions(game, rng, 3, 6)) visit(game, position);
    }
    const Othello late(8);
    for (const auto& position : random_positions(late, rng, 6, 29)) visit(late, position);
    for (const tafl::Rules* rules : tafl::AllRules) {
        const Tafl game(*rules);
        for (const auto& position : random_positions(game, rng, 3, 15)) visit(game, position);
    }
}

TEST(TextbookEvaluations, AlphaBetaFindsTheScoreAndLineOfMinimax) {
    in_every_game([](const auto& game, const auto& position) {
        using G = std::decay_t<decltype(game)>;
        with_every_evaluation(game, [&]<class E>(const E& evaluator) {
            Minimax<G, E> minimax(game, evaluator);
            AlphaBeta<G, E> alphabeta(game, evaluator);
            for (int depth = 1; depth <= 3; ++depth) {
                const auto all = search_to_depth(minimax, position, depth);
                const auto pruned = search_to_depth(alphabeta, position, depth);
                ASSERT_EQ(pruned.score, all.score) << game.format(position);
                ASSERT_EQ(pruned.line, all.line) << game.format(position);
                ASSERT_LE(pruned.nodes, all.nodes);
            }
        });
    });
}

TEST(TextbookEvaluations, SymmetricPositionsHaveTheSameScore) {
    in_every_game([](const auto& game, const auto& position) {
        using G = std::decay_t<decltype(game)>;
        with_every_evaluation(game, [&]<class E>(const E& evaluator) {
            AlphaBeta<G, E> alphabeta(game, evaluator);
            const Score score = search_to_depth(alphabeta, position, 2).score;
            for (const Symmetry symmetry : AllSymmetries) {
                const auto image = game.transformed(position, symmetry);
                ASSERT_EQ(search_to_depth(alphabeta, image, 2).score, score);
            }
        });
    });
}

/// In Othello the colours are alike: with discs and turn exchanged, Black's score is White's.
TEST(TextbookEvaluations, ExchangingTheColoursNegatesTheScoreForBlack) {
    Rng rng(8);
    const Othello game(8);
    for (const auto& position : random_positions(game, rng, 6, 12)) {
        const othello::Position exchanged(position.discs(Side::Two), position.discs(Side::One),
                                          opponent(position.to_move()));
        with_every_evaluation(game, [&]<class E>(const E& evaluator) {
            AlphaBeta<Othello, E> alphabeta(game, evaluator);
            const auto for_black = [&](const othello::Position& each) {
                const Score score = search_to_depth(alphabeta, each, 3).score;
                return each.to_move() == Side::One ? score : -score;
            };
            ASSERT_EQ(for_black(exchanged), -for_black(position));
        });
    }
}

}  // namespace
}  // namespace outflank
