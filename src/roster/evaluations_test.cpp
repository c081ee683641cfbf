#include "roster/evaluations.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::roster {
namespace {

using othello::Othello;
using tafl::Tafl;
using testing::HasSubstr;

template <Game G>
Result<Score> score_of_start(const G& game, std::string_view name) {
    return with_evaluation(game, name, [&](const auto& evaluator) -> Result<Score> {
        return evaluator.evaluate(game, game.start());
    });
}

template <Game G>
void finds_all_that_fit(const G& game) {
    for (const EvaluationEntry& evaluation : Evaluations) {
        const auto score = score_of_start(game, evaluation.name);
        EXPECT_EQ(score.ok(), fits<G>(evaluation)) << evaluation.name << " in " << game.name();
        if (!score) {
            EXPECT_THAT(score.error().sentence, HasSubstr(text::list(evaluations_of<G>())));
        }
    }
}

TEST(Evaluations, AreFoundByNameWhereTheyFit) {
    for (int size = 4; size <= 16; size += 2) finds_all_that_fit(Othello(size));
    for (const auto* rules : tafl::AllRules) finds_all_that_fit(Tafl(*rules));
}

TEST(Evaluations, TheNameIsTheEvaluation) {
    const Othello game(8);
    const auto position = *game.parse_position("X--X" + std::string(60, '-') + " X");
    const auto score = [&](std::string_view name) {
        return *with_evaluation(game, name, [&](const auto& evaluator) -> Result<Score> {
            return evaluator.evaluate(game, position);
        });
    };
    EXPECT_EQ(score("discs"), eval::Discs{}.evaluate(game, position));
    EXPECT_EQ(score("squares"), eval::Squares(8).evaluate(game, position));
    EXPECT_EQ(score("features"), eval::Features(8).evaluate(game, position));
    EXPECT_EQ(score("bonuses"), eval::Bonuses(8).evaluate(game, position));
}

TEST(Evaluations, AnUnknownNameIsAnsweredWithTheRightOnes) {
    EXPECT_EQ(score_of_start(Othello(6), "wisdom").error().sentence,
              "eval in othello 6x6 expects one of discs, squares, features and bonuses, not "
              "'wisdom'");
    EXPECT_THAT(score_of_start(Tafl(tafl::Comp424), "squares").error().sentence,
                HasSubstr("one of discs and king-distance, not 'squares'"));
}

}  // namespace
}  // namespace outflank::roster
