#include "learn/perfect_play.h"

#include <string>

#include "gtest/gtest.h"

#include "games/othello/position8.h"

namespace outflank::learn {
namespace {

formats::OthelloSheet sheet_of(std::string_view moves, std::string_view discs,
                               std::string_view depth) {
    auto record = GameRecord<othello::Othello>::parse(othello::Othello{8}, moves);
    EXPECT_TRUE(record.ok());
    auto sheet = formats::bare_sheet(*std::move(record));
    if (!discs.empty()) sheet.add_tag("theoretical-score", discs);
    if (!depth.empty()) sheet.add_tag("theoretical-depth", depth);
    return sheet;
}

TEST(PerfectPlay, IsThePositionWithSoManyEmptySquares) {
    for (int played = 0; played < 6; ++played) {
        const auto sheet = sheet_of("f5d6c3d3c4f4", "40", std::to_string(60 - played));
        const auto sample = perfect_play_sample(sheet);
        ASSERT_TRUE(sample.has_value());
        auto earlier = sheet.record;
        while (earlier.moves().size() > static_cast<std::size_t>(played)) earlier.undo();
        const othello::Position8 position = othello::narrowed(earlier.position());
        EXPECT_EQ(sample->own, position.own);
        EXPECT_EQ(sample->other, position.other);
        // 40 discs against 24 are Black's 16.
        EXPECT_EQ(sample->target, position.to_move == Side::One ? 16 : -16);
    }
}

TEST(PerfectPlay, NothingWhereNothingIsSaidOrTheGameNeverCameThere) {
    EXPECT_FALSE(perfect_play_sample(sheet_of("f5d6c3d3", "", "58")).has_value());
    EXPECT_FALSE(perfect_play_sample(sheet_of("f5d6c3d3", "40", "")).has_value());
    EXPECT_FALSE(perfect_play_sample(sheet_of("f5d6c3d3", "many", "58")).has_value());
    EXPECT_FALSE(perfect_play_sample(sheet_of("f5d6c3d3", "40", "24")).has_value());
    EXPECT_FALSE(perfect_play_sample(sheet_of("f5d6c3d3", "40", "56")).has_value());  // unplayed
}

/// Black has no move with 52 empty squares, so it is White's position that is judged.
TEST(PerfectPlay, APassIsNotJudged) {
    const auto sheet = sheet_of("e6f6d3e7e8d8g7f8e3", "40", "52");
    const auto sample = perfect_play_sample(sheet);
    ASSERT_TRUE(sample.has_value());
    auto earlier = sheet.record;
    earlier.undo();
    ASSERT_TRUE(earlier.moves().back().is_pass());
    EXPECT_EQ(earlier.to_move(), Side::Two);
    EXPECT_EQ(sample->own, othello::narrowed(earlier.position()).own);
    EXPECT_EQ(sample->target, -16);
}

}  // namespace
}  // namespace outflank::learn
