#include "protocol/names.h"

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

namespace outflank::protocol {
namespace {

TEST(Names, OneWordOfPrintableCharactersIsAName) {
    EXPECT_EQ(*parse_name("--name", "team-7"), "team-7");
    for (const char* bad : {"", "two words", "tab\there", "bell\a", "newline\n", "caf\xc3\xa9"})
        EXPECT_FALSE(parse_name("--name", bad).ok()) << bad;
    EXPECT_FALSE(parse_name("--name", std::string(LongestName + 1, 'x')).ok());
    EXPECT_EQ(parse_name("--name", "two words").error().sentence,
              "--name expects 1 to 32 printable characters without blanks, not 'two words'");
}

RC_GTEST_PROP(Names, WhateverAForeignNameIsItsCleanFormIsAName, (const std::string& text)) {
    const std::string name = clean_name(text);
    RC_ASSERT(parse_name("--name", name).ok());
    RC_ASSERT(clean_name(name) == name);
    if (parse_name("--name", text).ok()) RC_ASSERT(name == text);
}

TEST(Names, WhatCannotBeShownBecomesAnUnderscore) {
    EXPECT_EQ(clean_name(" the best\x1b[2J "), "the_best_[2J");
    EXPECT_EQ(clean_name("  "), "nameless");
}

}  // namespace
}  // namespace outflank::protocol
