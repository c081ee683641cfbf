/// The terms of an evaluation are all there is to it: their sum is its value.
#include "eval/terms.h"

#include <cstdlib>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/bonuses.h"
#include "eval/discs.h"
#include "eval/features.h"
#include "eval/king_distance.h"
#include "eval/squares.h"

namespace outflank::eval {
namespace {

template <Game G, class E>
void adds_up(const G& game, const E& evaluator, Score limit) {
    Rng rng(3);
    for (auto position = game.start(); !game.is_over(position);
         position = game.after(position, pick(rng, game.moves(position)))) {
        const Score whole = evaluator.evaluate(game, position);
        const Score parts = sum(evaluator.terms(game, position));
        if (std::abs(parts) < limit) {
            ASSERT_EQ(parts, whole) << game.format(position);
        }
    }
}

TEST(Terms, AddUpToTheEvaluation) {
    for (const int size : {4, 6, 8, 16}) {
        const othello::Othello game(size);
        const Score full_board = Disc * (size * size - 1);
        adds_up(game, Discs{}, full_board);
        adds_up(game, Squares(size), Win);
        adds_up(game, Features(size), full_board);
        adds_up(game, Bonuses(size), Win);
    }
    for (const auto* rules : tafl::AllRules) {
        adds_up(tafl::Tafl(*rules), Discs{}, Win);
        adds_up(tafl::Tafl(*rules), KingDistance(*rules), Win);
    }
}

TEST(Terms, TheStartOfTablutIsMenAlone) {
    const tafl::Tafl game(tafl::Comp424);
    const auto worths = KingDistance(tafl::Comp424).terms(game, game.start());
    EXPECT_EQ(worths[1], 0) << "the king is as far away as can be";
    EXPECT_EQ(KingDistance::TermNames.size(), worths.size());
}

}  // namespace
}  // namespace outflank::eval
