/// The learned evaluation of Tafl against its plain formula.
#include "eval/tafl_network.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "eval/pattern_weights.h"

namespace outflank::eval {
namespace {

using tafl::Tafl;
using testing::HasSubstr;

TaflRow random_row(Rng& rng, int reach) {
    TaflRow row{};
    for (std::int16_t& weight : row)
        weight = static_cast<std::int16_t>(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * reach + 1))) - reach);
    return row;
}

TaflWeights random_weights(int size, Rng& rng) {
    TaflWeights weights;
    weights.rows.resize(TaflFeatures(size).row_count());
    for (TaflRow& row : weights.rows) row = random_row(rng, LargestTaflWeight);
    for (TaflRow& row : weights.output) {
        row = random_row(rng, TaflWeightUnit);
        row[0] = 0;
    }
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

/// The network's formula, a number at a time.
Score plain_score(const Tafl& game, const TaflWeights& weights, const tafl::Position& position) {
    const auto& output = weights.output[index(position.to_move())];
    int linear = 0;
    int hidden = 0;
    for (std::size_t i = 0; i < TaflRowWidth; ++i) {
        int sum = 0;
        TaflFeatures(game.rules().size).for_each_row(game, position, [&](std::size_t row) {
            sum += weights.rows.at(row)[i];
        });
        if (i == 0) linear = sum;
        if (i > 0 && sum > 0) hidden += std::min(sum, TaflWeightUnit) * output[i];
    }
    const int result = linear + hidden / TaflWeightUnit;
    const Score for_defenders = 1000 * result / (TaflWeightUnit + std::abs(result));
    return position.to_move() == Side::Two ? for_defenders : -for_defenders;
}

TEST(TaflNetwork, TheScoreIsThatOfThePlainFormula) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(1);
        const TaflWeights weights = random_weights(rules->size, rng);
        const TaflNetwork network(rules->size, weights);
        int checked = 0;
        visit_games(game, rng, [&](const tafl::Position& position) {
            if (++checked % 8 != 0) return;
            EXPECT_EQ(network.evaluate(game, position), plain_score(game, weights, position));
        });
    }
}

/// Games side by side, so that what is remembered is now a move old and now from another game.
TEST(TaflNetwork, TheMemoryChangesNoScore) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(6);
        const TaflNetwork network(rules->size, random_weights(rules->size, rng));
        TaflNetwork::Memory memory;
        std::array<tafl::Position, 4> positions;
        positions.fill(game.start());
        for (int i = 0; i < 4000; ++i) {
            auto& position = positions[rng.below(positions.size())];
            ASSERT_EQ(network.evaluate(game, position, memory), network.evaluate(game, position))
                << game.format(position);
            position = game.after(position, pick(rng, game.moves(position)));
            if (game.is_over(position)) position = game.start();
        }
    }
}

/// A king there has a single image in the first eighth of the board.
bool is_off_every_axis(tafl::Square king, int size) {
    return 2 * king.file() != size - 1 && 2 * king.rank() != size - 1 &&
           king.file() != king.rank() && king.file() + king.rank() != size - 1;
}

TEST(TaflNetwork, SymmetricPositionsScoreTheSameUnlessTheKingStandsOnAnAxis) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(2);
        const TaflNetwork network(rules->size, random_weights(rules->size, rng));
        int checked = 0;
        visit_games(game, rng, [&](const tafl::Position& position) {
            if (!is_off_every_axis(position.king().first(), rules->size)) return;
            ++checked;
            for (const Symmetry symmetry : AllSymmetries) {
                EXPECT_EQ(network.evaluate(game, game.transformed(position, symmetry)),
                          network.evaluate(game, position))
                    << game.format(position);
            }
        });
        EXPECT_GT(checked, 10);
    }
}

TEST(TaflFeatures, MenAreToldApartByKindAndSquareAndKing) {
    for (const auto* rules : tafl::AllRules) {
        const TaflFeatures features(rules->size);
        for (const tafl::Square king : rules->board()) {
            std::set<std::size_t> rows;
            for (const tafl::Piece man : {tafl::Piece::Attacker, tafl::Piece::Defender}) {
                for (const tafl::Square square : rules->board())
                    rows.insert(features.man_row(king, man, square));
            }
            EXPECT_EQ(rows.size(), features.rows_of_a_king());
            EXPECT_EQ(*rows.rbegin() - *rows.begin() + 1, features.rows_of_a_king());
            EXPECT_LT(*rows.rbegin(), features.man_rows());
        }
    }
}

TEST(TaflNetwork, WhatTheKingReachesIsWhatSlidesFromHisSquareReach) {
    for (const auto* rules : tafl::AllRules) {
        const Tafl game(*rules);
        Rng rng(3);
        visit_games(game, rng, [&](const tafl::Position& position) {
            const auto [none, reached] =
                game.slides_from({tafl::Bits(), position.king()}, position);
            EXPECT_EQ(reached, game.king_targets(position)) << game.format(position);
            EXPECT_TRUE(none.empty());
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
    const auto by_other_rules = TaflWeights::from_bytes(tafl::Comp424, bytes_of(bytes));
    ASSERT_FALSE(by_other_rules.ok());
    EXPECT_EQ(by_other_rules.error().sentence, "these weights are for --rules ashton, not comp424");
    EXPECT_THAT(refusal(bytes.substr(0, bytes.size() - 1)), HasSubstr("was cut"));
    EXPECT_THAT(refusal("nothing"), HasSubstr("does not begin with OUTFLANK"));
    EXPECT_EQ(refusal(PatternWeights().to_bytes()),
              "these weights are for another game, not for tablut");
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    EXPECT_THAT(refusal(bytes), HasSubstr("checksum"));
}

}  // namespace
}  // namespace outflank::eval
