/// What every evaluation claims: the same for symmetric positions, and what it measures counts.
#include <optional>

#include "gtest/gtest.h"

#include "eval/discs.h"
#include "eval/eval_fixtures.h"
#include "eval/king_distance.h"
#include "games/othello/othello8.h"
#include "games/tafl/set_up.h"
#include "kernels/portable.h"

namespace outflank::eval {
namespace {

using othello::Othello;
using tafl::Tafl;

static_assert(Evaluator<Discs, othello::Othello8<kernels::Portable>>);

template <Game G, Evaluator<G> E>
void scores_images_alike(const G& game, const E& evaluator) {
    visit_random_games(game, 5, [&](const auto& position) {
        const Score score = evaluator.evaluate(game, position);
        EXPECT_FALSE(is_decided(score));
        for (const Symmetry symmetry : AllSymmetries)
            EXPECT_EQ(evaluator.evaluate(game, game.transformed(position, symmetry)), score);
    });
}

TEST(Evaluations, ScoreSymmetricPositionsAlike) {
    for (const int size : {4, 8, 16}) scores_images_alike(Othello(size), Discs{});
    scores_images_alike(othello::Othello8<kernels::Portable>(), Discs{});
    for (const auto* rules : tafl::AllRules) {
        scores_images_alike(Tafl(*rules), Discs{});
        scores_images_alike(Tafl(*rules), KingDistance(*rules));
    }
}

tafl::Position with_turn_passed(const tafl::Position& position) {
    return tafl::Position(position.attackers(), position.defenders(), position.king(),
                          opponent(position.to_move()), position.ply());
}

TEST(Evaluations, WhatIsGoodForOneSideIsAsBadForTheOther) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        const KingDistance distance(*rules);
        visit_random_games(game, 5, [&](const auto& position) {
            const auto other = with_turn_passed(position);
            EXPECT_EQ(Discs{}.evaluate(game, position), -Discs{}.evaluate(game, other));
            EXPECT_EQ(distance.evaluate(game, position), -distance.evaluate(game, other));
        });
    }
}

TEST(Discs, AreThoseOfTheFastBoardToo) {
    const Othello game(8);
    const othello::Othello8<kernels::Portable> fast;
    visit_random_games(game, 5, [&](const auto& position) {
        EXPECT_EQ(Discs{}.evaluate(fast, othello::narrowed(position)),
                  Discs{}.evaluate(game, position));
    });
}

TEST(Discs, ACaptureGainsWhatItTakes) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        EXPECT_EQ(Discs{}.evaluate(game, game.start()), 0);
        visit_random_games(game, 20, [&](const auto& position) {
            const Score before = Discs{}.evaluate(game, position);
            for (const auto move : game.moves(position)) {
                const auto next = game.after(position, move);
                if (game.is_over(next)) continue;
                const Score after = -Discs{}.evaluate(game, next);
                EXPECT_EQ(after > before, game.gain(position, move) > 0) << game.format(position);
            }
        });
    }
}

TEST(Results, AFinishedOthelloGameScoresItsDiscsForTheSideToMove) {
    const Othello game(4);
    for (const auto& [text, score] :
         {std::pair{"XXXXXXXXXXXXOOOO X", 8 * Disc}, std::pair{"XXXXXXXXXXXXOOOO O", -8 * Disc},
          std::pair{"XXXXXXXXXXXXXXX- O", -16 * Disc}}) {
        const auto position = *game.parse_position(text);
        EXPECT_EQ(Discs{}.decided(game, position, *game.outcome(position), 5), score) << text;
    }
}

TEST(Results, InTaflAnEarlierWinAndALaterLossAreBetterAndADrawIsEven) {
    const Tafl game(tafl::Comp424);
    const auto escaped = tafl::attackers_to_move("Ka1 Wd5 Bh5");
    const auto outcome = *game.outcome(escaped);
    EXPECT_EQ(Discs{}.decided(game, escaped, outcome, 4), 4 - Win);
    EXPECT_LT(Discs{}.decided(game, escaped, outcome, 2),
              Discs{}.decided(game, escaped, outcome, 4));
    const Outcome draw{.winner = std::nullopt, .score = 0, .reason = Reason::Repetition};
    EXPECT_EQ(Discs{}.decided(game, game.start(), draw, 4), 0);
}

TEST(KingDistance, NearnessFallsFromAnEscapeToTheFarthestSquare) {
    for (const auto* rules : tafl::AllRules) {
        const KingDistance distance(*rules);
        Score least = 1000;
        for (const auto square : rules->board()) {
            EXPECT_EQ(distance.nearness(square) == 1000, rules->escapes.contains(square));
            least = std::min(least, distance.nearness(square));
        }
        EXPECT_EQ(least, 0);
    }
    const KingDistance corners(tafl::Comp424);  // eight steps from the centre
    EXPECT_EQ(corners.nearness(*tafl::Square::at(4, 4)), 0);
    EXPECT_EQ(corners.nearness(*tafl::Square::at(0, 4)), 500);
    EXPECT_EQ(corners.nearness(*tafl::Square::at(1, 1)), 750);
}

// Nine of twenty-five pieces, and the king as far away as can be: 0.8 x 0.36 + 0.2 x 0.
TEST(KingDistance, IsTheFormulaAtTheStart) {
    const Tafl game(tafl::Comp424);
    EXPECT_EQ(KingDistance(tafl::Comp424).evaluate(game, game.start()), -(2 * 288 - 1000));
}

// Three of four pieces, and the king half way: 0.8 x 0.75 + 0.2 x 0.5.
TEST(KingDistance, IsTheFormulaInTheOpen) {
    const Tafl game(tafl::Comp424);
    const auto position = tafl::defenders_to_move("Ka5 Wd5 Wd6 Bh5");
    EXPECT_EQ(KingDistance(tafl::Comp424).evaluate(game, position), 2 * 700 - 1000);
}

}  // namespace
}  // namespace outflank::eval
