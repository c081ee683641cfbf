/// The learned evaluation of Tafl against the plain sum of its rows.
#include "eval/tafl_linear.h"

#include <cstdlib>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::eval {
namespace {

using tafl::Tafl;
using testing::HasSubstr;

TaflWeights random_weights(int size, Rng& rng) {
    TaflWeights weights{std::vector<std::int16_t>(TaflFeatures(size).row_count())};
    for (std::int16_t& row : weights.rows)
        row = static_cast<std::int16_t>(static_cast<int>(rng.below(2001)) - 1000);
    return weights;
}

std::span<const unsigned char> bytes_of(const std::string& text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

/// Calls check(position) on positions of random games that still go on.
template <class Check>
void visit_games(const Tafl& game, Rng& rng, Check check) {
    for (int i = 0; i < 5; ++i) {
        for (auto position = game.start(); !game.is_over(position);
             position = game.after(position, pick(rng, game.moves(position)))) {
            check(position);
        }
    }
}

TEST(TaflLinear, TheScoreIsTheCurvedSumOfTheRows) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(1);
        const TaflFeatures features(rules->size);
        const TaflWeights weights = random_weights(rules->size, rng);
        const TaflLinear linear(rules->size, weights);
        visit_games(game, rng, [&](const tafl::Position& position) {
            int sum = 0;
            features.for_each_row(game, position, [&](std::size_t row) {
                ASSERT_LT(row, features.row_count());
                sum += weights.rows[row];
            });
            const Score curved = 1000 * sum / (TaflWeightUnit + std::abs(sum));
            EXPECT_EQ(linear.evaluate(game, position),
                      position.to_move() == Side::Two ? curved : -curved);
        });
    }
}

TEST(TaflLinear, SymmetricPositionsScoreTheSame) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(2);
        const TaflLinear linear(rules->size, random_weights(rules->size, rng));
        visit_games(game, rng, [&](const tafl::Position& position) {
            for (const Symmetry symmetry : AllSymmetries) {
                EXPECT_EQ(linear.evaluate(game, game.transformed(position, symmetry)),
                          linear.evaluate(game, position))
                    << game.format(position);
            }
        });
    }
}

TEST(TaflLinear, WhatTheKingReachesIsWhatSlidesFromHisSquareReach) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(3);
        visit_games(game, rng, [&](const tafl::Position& position) {
            EXPECT_EQ(game.slides_from(position.king(), position), game.king_targets(position))
                << game.format(position);
        });
    }
}

TEST(TaflWeights, ComeBackFromTheirBytes) {
    Rng rng(4);
    for (const auto* rules : tafl::AllRules) {
        const TaflWeights weights = random_weights(rules->size, rng);
        const auto read = TaflWeights::from_bytes(*rules, bytes_of(weights.to_bytes(*rules)));
        ASSERT_TRUE(read.ok()) << read.error().sentence;
        EXPECT_EQ(*read, weights);
    }
}

TEST(TaflWeights, OtherRulesAndDamageAreRefused) {
    Rng rng(5);
    std::string bytes = random_weights(9, rng).to_bytes(tafl::Ashton);
    const auto refusal = [](const std::string& of) {
        const auto read = TaflWeights::from_bytes(tafl::Ashton, bytes_of(of));
        return read.ok() ? "" : read.error().sentence;
    };
    EXPECT_FALSE(TaflWeights::from_bytes(tafl::Comp424, bytes_of(bytes)).ok());
    EXPECT_THAT(refusal(bytes.substr(0, bytes.size() - 1)), HasSubstr("was cut"));
    EXPECT_THAT(refusal("nothing"), HasSubstr("does not begin with OUTFLANK"));
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    EXPECT_THAT(refusal(bytes), HasSubstr("checksum"));
}

}  // namespace
}  // namespace outflank::eval
