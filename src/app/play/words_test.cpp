#include "app/play/words.h"

#include <cstdlib>
#include <string>

#include "gtest/gtest.h"

#include "app/play/game_plan.h"
#include "app/play/menu.h"

namespace outflank::app {
namespace {

TEST(Words, TheWordIsCaseBlindAndTheArgumentStaysAsTyped) {
    EXPECT_EQ(understand("  SAVE  My Game.txt "), (TypedLine{Verb::Save, "My Game.txt"}));
    EXPECT_EQ(understand("u"), (TypedLine{Verb::Undo, ""}));
    EXPECT_EQ(understand("?"), (TypedLine{Verb::Help, ""}));
    EXPECT_EQ(understand("hint 5"), (TypedLine{Verb::Hint, "5"}));
}

TEST(Words, WhateverIsNoWordIsAMove) {
    EXPECT_EQ(understand("F5"), (TypedLine{Verb::Move, "F5"}));
    EXPECT_EQ(understand("play f5"), (TypedLine{Verb::Move, "f5"}));
    EXPECT_EQ(understand("h4"), (TypedLine{Verb::Move, "h4"})) << "h alone is a hint";
    EXPECT_EQ(understand("e4-e7"), (TypedLine{Verb::Move, "e4-e7"}));
    EXPECT_EQ(understand(" "), TypedLine{});
}

TEST(Words, ATildeIsTheHomeDirectoryAsInAShell) {
    const char* const home = std::getenv("HOME");
    const std::string before = home ? home : "";
    setenv("HOME", "/home/ann", 1);
    EXPECT_EQ(named_file("~/game.sgf"), "/home/ann/game.sgf");
    EXPECT_EQ(named_file("~ann/game.sgf"), "~ann/game.sgf") << "of somebody else: as it stands";
    EXPECT_EQ(named_file("a~/game.sgf"), "a~/game.sgf");
    unsetenv("HOME");
    EXPECT_EQ(named_file("~/game.sgf"), "~/game.sgf");
    if (home) setenv("HOME", before.c_str(), 1);
}

TEST(Words, ANameIsToldFromAMove) {
    for (const char* name : {"foo", "pss", "Level5"}) EXPECT_TRUE(is_name(name)) << name;
    for (const char* move : {"f5", "z9", "e4-e7", "x", "4", ""})
        EXPECT_FALSE(is_name(move)) << move;
}

TEST(Words, HelpNamesEveryOtherWordOnceAndFitsTheSmallestScreen) {
    const auto lines = help_lines();
    EXPECT_EQ(lines.size() + 1, static_cast<std::size_t>(Verb::Quit)) << "two seats in one line";
    EXPECT_LE(lines.size() + 1, 22U) << "80x24 less the prompt and the line below it";
    for (const auto& line : lines) EXPECT_LE(line.size(), 78U) << line;
}

void check_entries(const std::vector<MenuEntry>& entries) {
    EXPECT_FALSE(entries.empty());
    for (const MenuEntry& entry : entries) {
        if (!entry.entries.empty()) {
            check_entries(entry.entries);
            continue;
        }
        const TypedLine typed = understand(entry.line);
        EXPECT_NE(typed.verb, Verb::Move) << entry.line;
        if (typed.verb == Verb::New && !typed.argument.empty()) {
            EXPECT_TRUE(game_of_word(typed.argument).ok()) << entry.line;
        }
    }
}

TEST(Menu, EveryChoiceIsALineThatIsUnderstood) { check_entries(main_menu()); }

TEST(Menu, GoesDownAndBackAndRoundTheEnds) {
    Menu menu({{"more", "", {{"one", "new"}, {"two", "undo"}}}, {"last", "quit"}});
    menu.move(-1);
    EXPECT_EQ(menu.selected(), 1U);
    EXPECT_EQ(menu.take(), "quit");
    menu.move(1);
    EXPECT_EQ(menu.take(), std::nullopt);
    EXPECT_EQ(menu.title(), "more");
    menu.move(1);
    EXPECT_EQ(menu.take(), "undo");
    EXPECT_TRUE(menu.back());
    EXPECT_FALSE(menu.back());
}

}  // namespace
}  // namespace outflank::app
