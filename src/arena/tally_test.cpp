#include "arena/tally.h"

#include <algorithm>
#include <array>
#include <vector>

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::ended;

TEST(Tally, CountsPairsByWhatWasTakenFromBothGames) {
    Tally tally;
    tally.add(ended(1, Points::Win, 10));
    EXPECT_EQ(tally.pairs().count(), 0) << "half a pair is none";
    tally.add(ended(2, Points::Draw));
    tally.add(ended(3, Points::Loss, -4));
    tally.add(ended(4, Points::Loss, -20));
    tally.add(ended(5, Points::Win, 2));
    tally.add(ended(6, Points::Loss, -2));
    EXPECT_EQ(tally.pairs().pairs, (std::array{1, 0, 1, 1, 0}));
    EXPECT_EQ(tally.all(), (WinDrawLoss{2, 1, 3}));
    EXPECT_DOUBLE_EQ(tally.mean_score(), -14.0 / 6);
}

TEST(Tally, KeepsTheSidesApart) {
    Tally tally;
    tally.add(ended(1, Points::Win));
    tally.add(ended(2, Points::Loss));
    tally.add(ended(3, Points::Win));
    EXPECT_EQ(tally.as_one(), (WinDrawLoss{2, 0, 0}));
    EXPECT_EQ(tally.as_two(), (WinDrawLoss{0, 0, 1}));
}

TEST(Tally, OfNothingIsEven) {
    EXPECT_DOUBLE_EQ(Tally().all().share(), 0.5);
    EXPECT_DOUBLE_EQ(Tally().mean_score(), 0);
}

RC_GTEST_PROP(Tally, DoesNotCareForTheOrderOfGames, ()) {
    std::vector<PlayedGame> games;
    const int count = *rc::gen::inRange(0, 20);
    for (int number = 1; number <= count; ++number)
        games.push_back(ended(number, *rc::gen::element(Points::Loss, Points::Draw, Points::Win),
                              *rc::gen::inRange(-64, 65)));
    Tally in_order;
    for (const PlayedGame& game : games) in_order.add(game);
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    for (std::size_t i = games.size(); i > 1; --i)
        std::swap(games[i - 1], games[rng.below(static_cast<std::uint32_t>(i))]);
    Tally shuffled;
    for (const PlayedGame& game : games) shuffled.add(game);
    RC_ASSERT(shuffled.pairs() == in_order.pairs());
    RC_ASSERT(shuffled.all() == in_order.all());
    RC_ASSERT(shuffled.as_one() == in_order.as_one());
    RC_ASSERT(shuffled.pairs().count() == count / 2);
}

}  // namespace
}  // namespace outflank::arena
