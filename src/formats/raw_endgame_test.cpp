#include "formats/raw_endgame.h"

#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank::formats {
namespace {

using othello::Move;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string Start = "---------------------------OX------XO---------------------------";
const std::string OnlyBlack = "X" + std::string(63, '-');
const std::string BlackMustPass = "OX" + std::string(62, '-');  // White takes c1

RawEndgame only(const std::string& text) {
    const auto endgames = read_raw_endgames(text);
    EXPECT_TRUE(endgames.ok()) << endgames.error().sentence;
    EXPECT_EQ(endgames->size(), 1U);
    return endgames->front();
}

TEST(RawEndgame, BlacksScoreIsTurnedToTheSideToMove) {
    const RawEndgame black = only(Start + " Black 37 -12\n");
    EXPECT_EQ(black.position, othello::start8());
    EXPECT_EQ(black.best, *Move::parse("f5"));
    EXPECT_EQ(black.score, -12);
    const RawEndgame white = only(Start + " White 34 -12\n");
    EXPECT_EQ(white.position.to_move, Side::Two);
    EXPECT_EQ(white.best, *Move::parse("c5"));
    EXPECT_EQ(white.score, 12);
}

TEST(RawEndgame, MinusOneIsAPassOrTheEnd) {
    EXPECT_TRUE(only(BlackMustPass + " Black -1 -3").best.is_pass());
    EXPECT_TRUE(only(OnlyBlack + " White -1 1").best.is_pass());
}

TEST(RawEndgame, BlankLinesAreSkippedAndCounted) {
    EXPECT_THAT(*read_raw_endgames("\n \n"), IsEmpty());
    EXPECT_EQ(only("\r\n" + Start + " Black 37 0\r\n").line, 2U);
}

TEST(RawEndgame, WhatIsWrongIsNamedWithItsLine) {
    const std::vector<std::pair<std::string, std::string>> table = {
        {Start + " Black 37", "four words, not 3"},
        {Start + " Black 37 0 0", "four words, not 5"},
        {Start.substr(1) + " Black 37 0", "64 cells, this one has 63"},
        {Start + " X 37 0", "Black or White, not 'X'"},
        {Start + " Black 0 0", "a1 is not a legal move"},
        {Start + " Black 64 0", "from -1 to 63"},
        {Start + " Black 37 65", "from -64 to 64"},
    };
    for (const auto& [line, words] : table) {
        const auto endgames = read_raw_endgames("\n" + line);
        ASSERT_FALSE(endgames.ok()) << line;
        EXPECT_THAT(endgames.error().sentence, HasSubstr("line 2: "));
        EXPECT_THAT(endgames.error().sentence, HasSubstr(words));
    }
}

}  // namespace
}  // namespace outflank::formats
