#include "app/terminal/key.h"

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

#include "app/terminal/terminal.h"

namespace outflank::app {
namespace {

using Kind = Key::Kind;

std::vector<Key> keys(std::string_view bytes) { return KeyReader().take(bytes); }
Key key(Kind kind) { return {kind, {}, {}}; }

TEST(Keys, CharactersComeOneByOneWithAllTheirBytes) {
    const auto typed = keys("f5●");
    ASSERT_EQ(typed.size(), 3U);
    EXPECT_EQ(typed[0], (Key{Kind::Character, "f", {}}));
    EXPECT_EQ(typed[2], (Key{Kind::Character, "●", {}}));
}

TEST(Keys, SequencesAreKeys) {
    EXPECT_EQ(keys("\x1b[A\x1bOB\x1b[C\x1b[D"),
              (std::vector{key(Kind::Up), key(Kind::Down), key(Kind::Right), key(Kind::Left)}));
    EXPECT_EQ(keys("\r\t\x7f\x1b[3~"), (std::vector{key(Kind::Enter), key(Kind::Tab),
                                                    key(Kind::Backspace), key(Kind::Delete)}));
    EXPECT_EQ(keys("\x03\x1a"),
              (std::vector<Key>{{Kind::Control, "c", {}}, {Kind::Control, "z", {}}}));
}

TEST(Keys, OnlyTheLeftButtonGoingDownIsAClick) {
    EXPECT_EQ(keys("\x1b[<0;10;5M"), (std::vector<Key>{{Kind::Click, {}, {4, 9}}}));
    EXPECT_TRUE(keys("\x1b[<0;10;5m\x1b[<2;10;5M\x1b[<64;1;1M").empty());
}

TEST(Keys, UnknownSequencesAndRubbishAreNoKeys) {
    EXPECT_TRUE(keys("\x1b[15~\x1b[200~\x1b[<0;;5M\x1b[<0;5M").empty());
    EXPECT_TRUE(keys(std::string(1, '\0')).empty());
    KeyReader reader;
    EXPECT_TRUE(reader.take("\x1b[" + std::string(100, '1')).empty());
    EXPECT_EQ(reader.take("a").size(), 1U) << "a sequence without end is given up";
}

TEST(Keys, AnEscapeAloneIsAKeyOnceNothingFollows) {
    KeyReader reader;
    EXPECT_TRUE(reader.take("\x1b").empty());
    EXPECT_TRUE(reader.has_open_escape());
    EXPECT_EQ(reader.close_escape(), std::vector{key(Kind::Escape)});
    EXPECT_FALSE(reader.has_open_escape());
    EXPECT_EQ(keys("\x1b\x1b[A"), (std::vector{key(Kind::Escape), key(Kind::Up)}));
}

RC_GTEST_PROP(KeyLaws, HoweverTheBytesAreCutTheKeysAreTheSame, ()) {
    const std::vector<std::string> parts = {"f5", "●",    "\x1b[A",  "\x1bOB", "\x1b[<0;12;7M",
                                            "\r", "\x03", "\x1b[3~", "q",      "\x7f"};
    std::string bytes;
    for (const auto index : *rc::gen::container<std::vector<std::size_t>>(
             rc::gen::inRange<std::size_t>(0, parts.size())))
        bytes += parts[index];
    KeyReader reader;
    std::vector<Key> one_by_one;
    for (const char byte : bytes) {
        for (auto& each : reader.take({&byte, 1})) one_by_one.push_back(std::move(each));
    }
    RC_ASSERT(one_by_one == keys(bytes));
}

TEST(Surroundings, PicturesNeedATerminalWithUnicodeAndColours) {
    const Surroundings good{true, "xterm-256color", "C.UTF-8", false};
    EXPECT_TRUE(good.can_show_pictures());
    EXPECT_TRUE((Surroundings{true, "screen", "de_DE.utf8", false}.can_show_pictures()));
    EXPECT_FALSE((Surroundings{false, "xterm", "C.UTF-8", false}.can_show_pictures()));
    EXPECT_FALSE((Surroundings{true, "dumb", "C.UTF-8", false}.can_show_pictures()));
    EXPECT_FALSE((Surroundings{true, "", "C.UTF-8", false}.can_show_pictures()));
    EXPECT_FALSE((Surroundings{true, "xterm", "C", false}.can_show_pictures()));
    EXPECT_FALSE((Surroundings{true, "xterm", "C.UTF-8", true}.can_show_pictures()));
}

}  // namespace
}  // namespace outflank::app
