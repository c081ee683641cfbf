#include "protocol/file_exchange.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "core/rng.h"
#include "games/othello/othello.h"

namespace outflank::protocol {
namespace {

using othello::Othello;
using testing::HasSubstr;

const std::string StartState =
    "1\n00000000\n00000000\n00000000\n00021000\n00012000\n00000000\n00000000\n00000000\n"
    "4\n2 3\n3 2\n4 5\n5 4\n";

std::string sentence_of(std::string text, const std::string& what, const std::string& instead) {
    text.replace(text.find(what), what.size(), instead);
    const auto state = parse_state(text);
    return state ? "" : state.error().sentence;
}

TEST(FileExchange, TheStartIsReadAndWritten) {
    const auto state = parse_state(StartState);
    ASSERT_TRUE(state.ok()) << state.error().sentence;
    EXPECT_EQ(*state, Othello(8).start());
    EXPECT_EQ(format_state(Othello(8).start()), StartState);
    EXPECT_EQ(format_choice(*othello::Move::parse("f5")), "4 5\n");
}

TEST(FileExchange, BlanksBetweenCellsAndEmptyLinesDoNotMatter) {
    std::string spaced;
    for (const char c : StartState)
        spaced += (c == '0' || c == '1') ? std::string(1, c) + " "
                  : c == '\n'            ? "\r\n\n"
                                         : std::string(1, c);
    const auto state = parse_state(spaced);
    ASSERT_TRUE(state.ok()) << state.error().sentence;
    EXPECT_EQ(*state, Othello(8).start());
}

TEST(FileExchange, BadFilesGetASentenceWithTheLine) {
    EXPECT_EQ(parse_state("").error().sentence, "line 2: the player to move is 1 or 2, not ''");
    EXPECT_THAT(sentence_of(StartState, "1\n", "3\n"), HasSubstr("line 1: the player to move"));
    EXPECT_THAT(sentence_of(StartState, "00021000", "0002100"), HasSubstr("line 5: a row has"));
    EXPECT_THAT(sentence_of(StartState, "00021000", "0002100X"), HasSubstr("line 5: a row has"));
    EXPECT_THAT(sentence_of(StartState, "4\n2 3", "x\n2 3"), HasSubstr("line 10: the number of"));
    EXPECT_THAT(sentence_of(StartState, "4\n2 3", "5\n2 3"), HasSubstr("a spot is a row and"));
    EXPECT_THAT(sentence_of(StartState, "2 3", "2 8"), HasSubstr("line 11: a spot is a row and"));
    EXPECT_THAT(sentence_of(StartState, "4\n2 3", "3\n2 3"), HasSubstr("4 were expected, 3 are"));
    EXPECT_THAT(sentence_of(StartState, "2 3", "0 0"), HasSubstr("not those of the rules"));
    EXPECT_THAT(sentence_of(StartState, "5 4\n", "5 4\n1 1\n"), HasSubstr("nothing follows"));
    EXPECT_FALSE(parse_state(std::string("\0\x80\xff", 3)).ok());
}

RC_GTEST_PROP(FileExchange, WhatIsWrittenIsRead, (std::uint64_t seed)) {
    Rng rng(seed);
    const Othello game(8);
    auto position = game.start();
    for (auto plies = rng.below(60); plies > 0 && !game.is_over(position); --plies)
        position = game.after(position, pick(rng, game.moves(position)));
    const auto back = parse_state(format_state(position));
    RC_ASSERT(back.ok());
    RC_ASSERT(*back == position);
}

}  // namespace
}  // namespace outflank::protocol
