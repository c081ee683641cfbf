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
    EXPECT_EQ(writer.games_header().size(), 16U);
    EXPECT_TRUE(read_wtb(writer.games_header()).ok());
    EXPECT_TRUE(read_jou(writer.players()).ok());
    EXPECT_TRUE(read_trn(writer.tournaments()).ok());
}

TEST(WthorWriter, NamesAreNumberedAsTheyCome) {
    WthorWriter writer({2026, 1, 31});
    OthelloSheet sheet{GameRecord(othello::Othello(8))};
    sheet.add_tag("black", "Zoé 日");
    sheet.add_tag("event", "A tournament whose name is longer than its place");
    sheet.add_tag("date", "1999-05-01");
    const std::string games = *writer.add(sheet) + *writer.add(sheet);
    EXPECT_THAT(*read_jou(writer.players()), ElementsAre("???", "Zoé ?"));
    EXPECT_THAT(*read_trn(writer.tournaments()), ElementsAre("???", "A tournament whose name i"));
    const auto file = read_wtb(writer.games_header() + games);
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
    sheet.add_tag("date", "1987");
    sheet.add_tag("theoretical-score", std::to_string(seed % 65));
    sheet.add_tag("theoretical-depth", "22");
    WthorWriter writer({2026, 1, 31});
    const auto bytes = writer.add(sheet);
    RC_ASSERT(bytes.ok());
    const WthorNames names{*read_jou(writer.players()), *read_trn(writer.tournaments())};
    TextSource source(writer.games_header() + *bytes);
    std::vector<OthelloSheet> back;
    const auto keep = [&](const OthelloSheet& each) { return back.push_back(each), Done{}; };
    RC_ASSERT(read_wthor(source, names, keep).ok());
    RC_ASSERT(back.size() == 1);
    RC_ASSERT(back.front().record == sheet.record);
    for (const char* tag : {"white", "event", "date", "theoretical-score", "theoretical-depth"})
        RC_ASSERT(back.front().tag(tag) == sheet.tag(tag));
}

TEST(WthorWriter, AFileThatIsCutOrGoesOnIsRefusedWithTheRecord) {
    WthorWriter writer({2026, 1, 31});
    const std::string game = *writer.add(OthelloSheet{GameRecord(othello::Othello(8))});
    const std::string again = *writer.add(OthelloSheet{GameRecord(othello::Othello(8))});
    const auto refusal = [](const std::string& bytes) {
        TextSource source(bytes);
        const auto read = read_wthor(source, {}, [](const OthelloSheet&) { return Done{}; });
        return read ? "" : read.error().sentence;
    };
    const std::string whole = writer.games_header() + game + again;
    EXPECT_EQ(refusal(whole), "");
    EXPECT_THAT(refusal(whole.substr(0, 100)), HasSubstr("record 2: the header says 2 games"));
    EXPECT_THAT(refusal(whole + 'x'), HasSubstr("goes on"));
    EXPECT_THAT(refusal(whole.substr(0, 10)), HasSubstr("16 bytes"));
    EXPECT_THAT(refusal(""), HasSubstr("16 bytes"));
}

TEST(WthorWriter, AScoreThatNamesTheOtherWinnerIsAContradiction) {
    const auto record = GameRecord<othello::Othello>::parse(
        othello::Othello(8), "e6 f4 e3 f6 g5 d6 e7 f5 c5");  // a wipe-out, all Black's
    ASSERT_TRUE(record.ok()) << record.error().sentence;
    ASSERT_TRUE(record->is_over());
    WtbGame game;
    for (const auto move : record->moves()) game.moves.push_back(move.square());
    game.score = 64;
    EXPECT_TRUE(sheet_of(game, WtbHeader{1, 1999, 24}, {}).ok());
    game.score = 0;
    const auto wrong = sheet_of(game, WtbHeader{1, 1999, 24}, {});
    ASSERT_FALSE(wrong.ok());
    EXPECT_THAT(wrong.error().sentence, HasSubstr("a win for white, but the moves make it"));
}

}  // namespace
}  // namespace outflank::formats
