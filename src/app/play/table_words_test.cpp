#include "app/play/table_words.h"

#include "gtest/gtest.h"

#include "games/othello/othello.h"

namespace outflank::app {
namespace {

using othello::Othello;

TEST(FavouriteWords, AreTheThreeMovesTriedMostWithTheirChances) {
    const Othello game{8};
    const auto entry = [&](const char* move, std::uint64_t visits, double value) {
        return MoveStatistics<othello::Move>{*game.parse_move(move), visits, value, false};
    };
    EXPECT_EQ(favourite_words(game, {entry("f5", 900, 0.615), entry("d3", 50, 0.5),
                                     entry("c4", 40, 0.25), entry("e6", 10, 0)}),
              "f5 62 % of 900, d3 50 % of 50, c4 25 % of 40");
    EXPECT_EQ(favourite_words(game, {}), "");
}

}  // namespace
}  // namespace outflank::app
