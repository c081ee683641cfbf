#include "engine/tafl_weights.h"

#include "gtest/gtest.h"

#include "engine/embedded_weights.h"
#include "eval/tafl_network.h"

namespace outflank::engine {
namespace {

/// shipped_tafl_evaluation() takes this for granted, since nobody can mend a program that runs.
TEST(ShippedTaflWeights, AreThereAndWholeForAllRules) {
    for (const tafl::Rules* rules : tafl::AllRules) {
        SCOPED_TRACE(rules->name);
        const auto bytes = embedded_tafl_weights(rules->name);
        ASSERT_FALSE(bytes.empty());
        EXPECT_TRUE(eval::TaflWeights::from_bytes(*rules, bytes).ok());
        EXPECT_TRUE(shipped_tafl_evaluation(*rules).is_learned());
    }
}

/// Attackers to move: without any of their men they have lost, against a king alone nearly won.
TEST(ShippedTaflWeights, KnowWhoIsBetter) {
    for (const tafl::Rules* rules : tafl::AllRules) {
        SCOPED_TRACE(rules->name);
        const tafl::Tafl game(*rules);
        const tafl::Position start = game.start();
        const eval::TaflEvaluation evaluation = shipped_tafl_evaluation(*rules);
        const tafl::Position king_at_large({}, start.defenders(), start.king(), Side::One, 0);
        const tafl::Position king_alone(start.attackers(), {}, start.king(), Side::One, 0);
        EXPECT_LT(evaluation.evaluate(game, king_at_large), 0);
        EXPECT_GT(evaluation.evaluate(game, king_alone), 0);
    }
}

TEST(ShippedTaflWeights, AreOfOneSetOfRulesEach) {
    for (const tafl::Rules* rules : tafl::AllRules) {
        for (const tafl::Rules* others : tafl::AllRules) {
            const auto read =
                eval::TaflWeights::from_bytes(*rules, embedded_tafl_weights(others->name));
            EXPECT_EQ(read.ok(), rules == others) << rules->name << ' ' << others->name;
        }
    }
}

}  // namespace
}  // namespace outflank::engine
