#include "eval/stable_discs.h"

#include <vector>

#include "gtest/gtest.h"

#include "eval/eval_fixtures.h"
#include "eval/geometry.h"
#include "games/othello/position8.h"
#include "kernels/portable.h"
#include "kernels/stability.h"

namespace outflank::eval {
namespace {

using othello::Othello;
using othello::WideBits;

bool is_within(const WideBits& part, const WideBits& whole) { return !(part - whole).any(); }

TEST(StableDiscs, AreNeverTurnedAgain) {
    for (int size = 4; size <= 16; size += 2) {
        const Othello game(size);
        const StableDiscs stable_discs(size);
        std::array<WideBits, 2> stable;
        int most = 0;
        visit_random_games(game, 20, [&](const auto& position) {
            if (position == game.start()) stable = {};
            for (const Side side : {Side::One, Side::Two}) {
                const auto now =
                    stable_discs.among(position.discs(side), position.discs(opponent(side)));
                ASSERT_TRUE(is_within(now, position.discs(side)));
                ASSERT_TRUE(is_within(stable[index(side)], now)) << game.format(position);
                stable[index(side)] = now;
                most = std::max(most, now.count());
            }
        });
        EXPECT_GT(most, size) << "random games end with many";
    }
}

// Full along every line, or grown from the corners. The 8x8 kernel also knows edges by heart, so it
// may find more.
TEST(StableDiscs, AreFoundByTheFastOnesToo) {
    const Othello game(8);
    const StableDiscs stable_discs(8);
    int found = 0;
    visit_random_games(game, 50, [&](const auto& position) {
        const auto narrow = othello::narrowed(position);
        const auto fast = kernels::Stability<kernels::Portable>::stable(narrow.own, narrow.other);
        const auto all = othello::widened({.own = fast, .other = 0, .to_move = Side::One}).own();
        const auto plain = stable_discs.among(position.own(), position.other());
        ASSERT_TRUE(is_within(plain, all)) << game.format(position);
        found += plain.count();
    });
    EXPECT_GT(found, 1000);
}

TEST(Geometry, NeighboursDoNotComeAroundTheEdge) {
    const auto corner = WideBits::of(*othello::Square::at(15, 0));
    EXPECT_EQ(with_neighbours(corner).count(), 4);
    const auto middle = WideBits::of(*othello::Square::at(7, 7));
    EXPECT_EQ(with_neighbours(middle).count(), 9);
    EXPECT_EQ(with_neighbours(WideBits::board(14)), WideBits::board(15));
}

}  // namespace
}  // namespace outflank::eval
