#include "formats/wthor_writer.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "formats/sheet_fixtures.h"
#include "formats/wthor_sheet.h"

namespace outflank::formats {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(WthorWriter, AnEmptyDataBaseIsThreeHeaders) {
    const WthorWriter writer({2026, 1, 31});
    EXPECT_EQ(writer.games().size(), 16U);
    EXPECT_TRUE(read_wtb(writer.games()).ok());
    EXPECT_TRUE(read_jou(writer.players()).ok());
    EXPECT_TRUE(read_trn(writer.tournaments()).ok());
}

TEST(WthorWriter, NamesAreNumberedAsTheyCome) {
    WthorWriter writer({2026, 1, 31});
    OthelloSheet sheet{GameRecord(othello::Othello(8))};
    sheet.add_tag("black", "Zoé 日");
    sheet.add_tag("event", "A tournament whose name is longer than its place");
    sheet.add_tag("date", "1999-05-01");
    ASSERT_TRUE(writer.add(sheet).ok());
    ASSERT_TRUE(writer.add(sheet).ok());
    EXPECT_THAT(*read_jou(writer.players()), ElementsAre("???", "Zoé ?"));
    EXPECT_THAT(*read_trn(writer.tournaments()), ElementsAre("???", "A tournament whose name i"));
    const auto file = read_wtb(writer.games());
    ASSERT_TRUE(file.ok()) << file.error().sentence;
    EXPECT_EQ(file->year, 1999);
    EXPECT_EQ(file->games[1].black, 1);
    EXPECT_EQ(file->games[1].white, 0);
    EXPECT_EQ(file->games[1].score, 32);
}

TEST(WthorWriter, OtherBoardsAreRefused) {
    WthorWriter writer({2026, 1, 31});
    const auto added = writer.add(OthelloSheet{GameRecord(othello::Othello(6))});
    ASSERT_FALSE(added.ok());
    EXPECT_THAT(added.error().sentence, HasSubstr("8x8"));
}

RC_GTEST_PROP(WthorWriter, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    OthelloSheet sheet = fixtures::random_sheet(seed);
    RC_PRE(sheet.record.game().size() == 8);
    while (!sheet.record.moves().empty() && sheet.record.moves().back().is_pass())
        sheet.record.undo();  // a pass that nothing follows is not stored
    WthorWriter writer({2026, 1, 31});
    RC_ASSERT(writer.add(sheet).ok());
    const auto file = read_wtb(writer.games());
    RC_ASSERT(file.ok());
    const WthorNames names{*read_jou(writer.players()), *read_trn(writer.tournaments())};
    const auto back = sheet_of(file->games.front(), file->year, names);
    RC_ASSERT(back.ok());
    RC_ASSERT(back->record == sheet.record);
    RC_ASSERT(back->tag("white") == sheet.tag("white"));
    RC_ASSERT(back->tag("event") == sheet.tag("event"));
}

}  // namespace
}  // namespace outflank::formats
