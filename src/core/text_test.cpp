#include "core/text.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/utf8.h"

namespace outflank::text {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Text, WordsAreWhatStandsBetweenBlanks) {
    EXPECT_THAT(words("  f5\td6\r\n c3 "), ElementsAre("f5", "d6", "c3"));
    EXPECT_THAT(words(" \n "), IsEmpty());
}

TEST(Text, SplitKeepsEmptyPieces) {
    EXPECT_THAT(split("a//b", '/'), ElementsAre("a", "", "b"));
    EXPECT_THAT(split("", '/'), ElementsAre(""));
}

TEST(Text, ListReadsLikeASentence) {
    EXPECT_EQ(list({"a"}), "a");
    EXPECT_EQ(list({"a", "b", "c"}), "a, b and c");
}

TEST(Text, ParseIntTakesTheWholeTextOrNothing) {
    EXPECT_EQ(*parse_int("--depth", "12", 0, 60), 12);
    for (const char* bad : {"", "x", "12x", " 12", "61", "-1", "99999999999999999999"}) {
        EXPECT_FALSE(parse_int("--depth", bad, 0, 60).ok()) << bad;
    }
    EXPECT_EQ(parse_int("--depth", "x", 0, 60).error().sentence,
              "--depth expects a whole number from 0 to 60, not 'x'");
}

TEST(Text, ShownMakesForeignTextSafe) {
    EXPECT_EQ(shown("a\x1b[2Jb"), "'a?[2Jb'");
    EXPECT_EQ(shown(std::string(50, 'x')), "'" + std::string(40, 'x') + "...'");
    EXPECT_EQ(shown("abc", 2), "'ab...'");
    for (const char* command : {"\x7f", "\xc2\x9b", "\xe2\x80\xae"})
        EXPECT_EQ(shown(command), "'?'");
    for (const char* unseen : {"\u061c", "\u00ad", "\u180e", "\ufffa", "\U000E0041"})
        EXPECT_EQ(shown(unseen), "'?'");
    for (const char* broken : {"\xff", "\xe6\xa3", "\xc0\xaf", "\xed\xa0\x80", "\xfc\x80\x80\x80"})
        EXPECT_EQ(shown(broken), "'?'");
}

TEST(Text, ShownLeavesEveryLanguageAsItIs) {
    EXPECT_EQ(shown("\u68cb\u8b5c.sgf"), "'\u68cb\u8b5c.sgf'");
    EXPECT_EQ(shown("\u68cb\u8b5c", 1), "'\u68cb...'") << "characters are counted, not bytes";
    EXPECT_EQ(shown("Jos\u00e9 \U0001F3C6"), "'Jos\u00e9 \U0001F3C6'");
}

TEST(Utf8, WhatIsNoneIsTakenForLatin1) {
    EXPECT_EQ(utf8::in_utf8("Jos\xe9"), "Jos\u00e9");
    EXPECT_EQ(utf8::in_utf8("Jos\u00e9 \u68cb"), "Jos\u00e9 \u68cb");
    EXPECT_EQ(utf8::in_utf8(""), "");
}

TEST(Text, ParseRealTakesTheWholeTextOrNothing) {
    EXPECT_EQ(parse_real("-1.50"), -1.5);
    EXPECT_EQ(parse_real("+12"), 12);
    for (const char* bad : {"", "x", "1x", " 1", "inf", "nan", "+-1", "++1", "1e999", "-"}) {
        EXPECT_FALSE(parse_real(bad).has_value()) << bad;
    }
}

TEST(Text, ParsesPlainDecimals) {
    EXPECT_EQ(parse_decimal("2"), 2);
    EXPECT_EQ(parse_decimal("0.75"), 0.75);
    for (const char* bad : {"", ".", "1.", ".5", "-1", "+1", "1e3", "inf", "nan", "1.2.3", " 1"})
        EXPECT_FALSE(parse_decimal(bad).has_value()) << bad;
}

}  // namespace
}  // namespace outflank::text
