#include "learn/quick_game.h"

#include "gtest/gtest.h"

#include "engine/weights.h"
#include "kernels/portable.h"

namespace outflank::learn {
namespace {

using kernels::Portable;

bool follows(const Sample& before, const Sample& after) {
    const auto leads_there = [&](kernels::Bitboard own, kernels::Bitboard other) {
        for (auto moves = Portable::mobility(own, other); moves != 0; moves &= moves - 1) {
            const int square = kernels::lowest(moves);
            const auto flips = Portable::flips(square, own, other);
            const auto mover = own ^ flips ^ kernels::bit(square);
            const bool is_next = after.own == (other ^ flips) && after.other == mover;
            const bool is_behind_a_pass = after.own == mover && after.other == (other ^ flips);
            if (is_next || is_behind_a_pass) return true;
        }
        return false;
    };
    return leads_there(before.own, before.other);
}

TEST(QuickGame, IsAGameOfLegalMovesAndTheSameEveryTime) {
    const QuickSettings settings;
    const eval::PatternTables& linear = *engine::shipped_weights();
    for (std::uint64_t number = 0; number < 50; ++number) {
        const auto game = quick_game(settings, number, linear);
        const auto again = quick_game(settings, number, linear);
        ASSERT_EQ(game.size(), again.size());
        for (std::size_t i = 0; i < game.size(); ++i) {
            EXPECT_EQ(game[i].own, again[i].own);
            EXPECT_GE(game[i].empties(), settings.empties.low);
            EXPECT_LE(game[i].empties(), 60 - settings.prefix.low);
            EXPECT_TRUE(i == 0 || follows(game[i - 1], game[i]));
        }
    }
}

TEST(QuickGame, OtherNumbersAndSeedsAreOtherGames) {
    const eval::PatternTables& linear = *engine::shipped_weights();
    QuickSettings settings;
    const auto first = quick_game(settings, 1, linear).front().own;
    EXPECT_NE(first, quick_game(settings, 2, linear).front().own);
    settings.seed = 2;
    EXPECT_NE(first, quick_game(settings, 1, linear).front().own);
}

}  // namespace
}  // namespace outflank::learn
