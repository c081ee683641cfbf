#include "engine/static_score.h"

#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "search/search_fixtures.h"

namespace outflank::engine {
namespace {

TEST(StaticScore, IsTheSameInEveryImage) {
    Rng rng(3);
    for (const auto& wide : random_positions(othello::Othello(8), rng, 50, 25)) {
        const auto position = narrowed(wide);
        for (const Weights& weights : {shipped_weights(), Weights()}) {
            const Score score = static_score(weights, position);
            for (const Symmetry symmetry : AllSymmetries)
                EXPECT_EQ(static_score(weights, transformed(position, symmetry)), score);
        }
    }
}

}  // namespace
}  // namespace outflank::engine
