#include "app/play/table_words.h"

#include "gtest/gtest.h"

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

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

TEST(SeatWords, CallAPlayerWhatAPersonWould) {
    EXPECT_EQ(sentences::seat_words(Seat{}), "you");
    EXPECT_EQ(sentences::seat_words(Seat{"greedy"}), "greedy");
    EXPECT_EQ(sentences::seat_words(Seat{"outflank:level=3"}), "outflank level 3");
    EXPECT_EQ(sentences::seat_words(Seat{"outflank:level=3,hash=1"}), "outflank:level=3,hash=1");
    EXPECT_EQ(sentences::seat_words(Seat{"exec:cmd=gtp-rhino,name=GRhino,protocol=gtp"}), "GRhino");
}

struct Silence final : Teller {
    void say(const std::string& /*sentence*/) override {}
    void tell_move(const std::string& /*sentence*/) override {}
    void tell_end(const std::string& /*result*/, const std::string& /*transcript*/) override {}
    void show(const Page& /*page*/) override {}
    void open_menu() override {}
};

TEST(TableWords, AManThatMovesIsCountedOnce) {
    const tafl::Tafl game(tafl::Brandubh);
    GameRecord<tafl::Tafl> record(game);
    const BoardView before = view_of(record, std::nullopt);
    ASSERT_TRUE(record.play(*game.parse_move("d2-g2")).ok());
    const BoardView after = view_of(record, std::nullopt);
    Silence silence;
    const Table<tafl::Tafl> table(record, 1, [] {}, silence, nullptr);
    for (const Change change : {Change::Begun, Change::Turning, Change::Done}) {
        const auto view = view_of(table, in_change(before, after, change), Clock::now());
        EXPECT_EQ(view.seats[0].count, 8);
        EXPECT_EQ(view.seats[1].count, 5);
    }
}

}  // namespace
}  // namespace outflank::app
