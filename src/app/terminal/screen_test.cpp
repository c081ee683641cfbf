#include "app/terminal/screen.h"

#include <array>

#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"  // needs gtest before it

#include "app/terminal/screen_writer.h"
#include "core/rng.h"
#include "core/text.h"

namespace outflank::app {
namespace {

TEST(Screen, WhatDoesNotFitIsLeftOut) {
    Screen screen({2, 4});
    screen.write({0, 2}, "abcd");
    screen.write({1, -1}, "xyz");
    screen.write({5, 0}, "lost");
    EXPECT_EQ(screen.text(), "  ab\nyz\n");
}

TEST(Screen, AWideCharacterIsThereWithBothHalvesOrNotAtAll) {
    EXPECT_EQ(width("f5 \u68cb\u8b5c"), 7);
    Screen screen({1, 6});
    screen.write({0, 0}, "\u68cb\u8b5cab");
    EXPECT_EQ(screen.text(), "\u68cb\u8b5cab\n");
    screen.write({0, 1}, "x");
    EXPECT_EQ(screen.text(), " x\u8b5cab\n");
    screen.write({0, 1}, "\u68cb");
    EXPECT_EQ(screen.text(), " \u68cb ab\n") << "the right half of what stood there is a blank";
    screen.write({0, 5}, "\u68cb");
    screen.write({0, -1}, "\u68cb");
    EXPECT_EQ(screen.text(), " \u68cb a\n") << "half of it lies beside the screen";
}

TEST(Screen, ACharacterIsOneColumnAndControlCharactersAreHarmless) {
    EXPECT_EQ(width("●○▗█"), 4);
    EXPECT_EQ(characters("a\x1b[2J")[1], "?");
    EXPECT_EQ(characters("\xff\xe2\x97"), (std::vector<std::string>{"?", "?"}));
    EXPECT_TRUE(characters("").empty());
}

RC_GTEST_PROP(ScreenLaws, NoTextMakesAControlCharacter, (const std::string& text)) {
    for (const auto& character : characters(text)) {
        const auto first = static_cast<unsigned char>(character[0]);
        RC_ASSERT(first >= 0x20U && first != 0x7fU);
    }
}

/// A terminal that understands no more than what a ScreenWriter may send.
class PlainTerminal {
  public:
    explicit PlainTerminal(Size size) : screen_(size) {}

    void take(std::string_view bytes) {
        while (!bytes.empty()) {
            if (bytes.starts_with("\x1b[")) {
                const std::size_t end = bytes.find_first_of("mHJhl");
                obey(bytes.substr(2, end - 2), bytes[end]);
                bytes.remove_prefix(end + 1);
            } else {
                const std::string character = characters(bytes.substr(0, 4))[0];
                screen_.write(cursor_, character, style_);
                cursor_.column += width(character);
                bytes.remove_prefix(character.size());
            }
        }
        screen_.cursor = is_shown_ ? std::optional(cursor_) : std::nullopt;
    }
    [[nodiscard]] const Screen& screen() const { return screen_; }

  private:
    void obey(std::string_view codes, char order) {
        std::vector<int> numbers;
        for (const auto part : text::split(codes, ';')) {
            const auto number = text::parse_int("", part, 0, 999);
            if (number) numbers.push_back(static_cast<int>(*number));
        }
        if (order == 'm') select(numbers);
        if (order == 'H') cursor_ = {numbers.at(0) - 1, numbers.at(1) - 1};
        if (order == 'J') screen_ = Screen(screen_.size());
        if (codes == "?25") is_shown_ = order == 'h';
    }
    void select(const std::vector<int>& numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] == 0) style_ = {};
            if (numbers[i] == 1) style_.is_bold = true;
            if (numbers[i] == 38) style_.foreground = numbers.at(i + 2);
            if (numbers[i] == 48) style_.background = numbers.at(i + 2);
            if (numbers[i] >= 38) i += 2;
        }
    }

    Screen screen_;
    Point cursor_;
    Style style_;
    bool is_shown_ = true;
};

Screen random_screen(Rng& rng, Size size) {
    Screen screen(size);
    const std::array<std::string_view, 5> words = {"x", "▗██▖", " ", "Black", "\u9ed2\u68cb"};
    for (int i = 0; i < 12; ++i) {
        const Style style{static_cast<int>(rng.below(257)) - 1,
                          static_cast<int>(rng.below(257)) - 1, rng.below(2) == 0};
        screen.write({static_cast<int>(rng.below(8)), static_cast<int>(rng.below(16))},
                     words[rng.below(5)], style);
    }
    if (rng.below(2) == 0) screen.cursor = Point{1, 2};
    return screen;
}

TEST(ScreenWriter, BringsATerminalFromAnyPictureToAnyOther) {
    Rng rng(1);
    const Size size{8, 16};
    ScreenWriter writer;
    PlainTerminal terminal(size);
    for (int i = 0; i < 300; ++i) {
        const Screen next = random_screen(rng, size);
        if (i % 50 == 0) writer.forget();
        terminal.take(writer.bring(next));
        ASSERT_EQ(terminal.screen(), next);
    }
}

TEST(ScreenWriter, SendsNothingWhereNothingHasChangedAndLittleWhereLittleHas) {
    ScreenWriter writer;
    Screen screen({24, 80});
    screen.write({3, 3}, "the board");
    (void)writer.bring(screen);
    EXPECT_EQ(writer.bring(screen), "");
    screen.write({3, 3}, "T");
    EXPECT_LT(writer.bring(screen).size(), 40U);
}

}  // namespace
}  // namespace outflank::app
