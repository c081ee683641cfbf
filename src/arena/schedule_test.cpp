#include "arena/schedule.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace outflank::arena {
namespace {

TEST(Schedule, RoundRobinPairsEverybodyOnce) {
    const Field field = round_robin({"a", "b", "c", "d"});
    std::set<std::pair<std::size_t, std::size_t>> met;
    for (const auto& [first, second] : field.pairings) {
        EXPECT_LT(first, second);
        EXPECT_TRUE(met.emplace(first, second).second);
    }
    EXPECT_EQ(met.size(), 6U);
}

TEST(Schedule, APlayerThatMeetsItselfIsNumbered) {
    const std::vector<std::string> players = {"greedy", "random", "greedy", "greedy"};
    const std::vector<std::string> apart = {"greedy", "random", "greedy (2)", "greedy (3)"};
    EXPECT_EQ(told_apart(players), apart);
    EXPECT_EQ(told_apart(apart), apart);
    EXPECT_TRUE(told_apart({}).empty());
}

TEST(Schedule, GauntletPairsTheFirstWithEveryOther) {
    const Field field = gauntlet({"a", "b", "c", "d"});
    ASSERT_EQ(field.pairings.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(field.pairings[i][0], 0U);
        EXPECT_EQ(field.pairings[i][1], i + 1);
    }
}

TEST(Schedule, PlaysEveryOpeningTwiceWithSidesSwapped) {
    for (const Field& field : {round_robin({"a", "b"}), round_robin({"a", "b", "c", "d"}),
                               gauntlet({"a", "b", "c", "d", "e"})}) {
        constexpr int openings = 5;
        const int games = 2 * openings * static_cast<int>(field.pairings.size());
        std::map<std::pair<std::size_t, std::size_t>, std::multiset<bool>> sides;
        for (int number = 1; number <= games; ++number) {
            const Fixture game = fixture(field, number);
            EXPECT_EQ(game.number, number);
            EXPECT_EQ(game.first, field.pairings[game.pairing][0]);
            EXPECT_EQ(game.second, field.pairings[game.pairing][1]);
            sides[{game.pairing, game.opening}].insert(game.first_begins_as_one);
            if (number % 2 == 0) {
                const Fixture other = fixture(field, number - 1);
                EXPECT_EQ(other.opening, game.opening);
                EXPECT_EQ(other.pairing, game.pairing);
            }
        }
        EXPECT_EQ(sides.size(), openings * field.pairings.size());
        for (const auto& [pair, seen] : sides) EXPECT_EQ(seen, (std::multiset<bool>{false, true}));
    }
}

TEST(Schedule, GivesEverySeatOfEveryGameLotsOfItsOwn) {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t match = 0; match < 10; ++match)
        for (int number = 1; number <= 100; ++number)
            for (const bool is_first : {true, false})
                seeds.insert(seed_of_player(match, number, is_first));
    EXPECT_EQ(seeds.size(), 2000U);
    EXPECT_EQ(seed_of_player(7, 3, true), seed_of_player(7, 3, true));
}

}  // namespace
}  // namespace outflank::arena
