#include "core/command_line.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

namespace outflank {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(CommandLine, BlanksPartWordsAndQuotesHoldThemTogether) {
    EXPECT_THAT(*split_command_line("  ntest\tx  y "), ElementsAre("ntest", "x", "y"));
    EXPECT_THAT(*split_command_line(R"(a 'b c' "d e")"), ElementsAre("a", "b c", "d e"));
    EXPECT_THAT(*split_command_line(R"(a'b c'"d"e '')"), ElementsAre("ab cde", ""));
    EXPECT_THAT(*split_command_line(R"(a\ b "c\"d" 'e\f')"), ElementsAre("a b", "c\"d", "e\\f"));
    EXPECT_THAT(*split_command_line("echo $HOME *;|"), ElementsAre("echo", "$HOME", "*;|"));
}

TEST(CommandLine, AnEmptyLineAndAnOpenQuoteAreRefused) {
    EXPECT_THAT(split_command_line(" ").error().sentence, HasSubstr("names a program"));
    EXPECT_THAT(split_command_line("''").error().sentence, HasSubstr("names a program"));
    EXPECT_THAT(split_command_line("a 'b").error().sentence, HasSubstr("not closed"));
    EXPECT_THAT(split_command_line("a \"b\\").error().sentence, HasSubstr("not closed"));
}

RC_GTEST_PROP(CommandLine, EveryWordCanBeWrittenInQuotes, (const std::string& first)) {
    RC_PRE(!first.empty());
    std::string quoted = "\"";
    for (const char c : first) quoted += {'\\', c};
    const auto words = split_command_line(quoted + "\" next");
    RC_ASSERT(words.ok());
    RC_ASSERT(*words == (std::vector<std::string>{first, "next"}));
}

}  // namespace
}  // namespace outflank
