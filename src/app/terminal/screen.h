/// Screen: a picture of a terminal as a value. Whatever is shown is first drawn here, by functions
/// without side effects, so that tests can compare pictures; ScreenWriter brings one to a terminal.
///
/// A character takes one column; those of East Asian scripts and emoji take two.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::app {

struct Size {
    int rows = 24;
    int columns = 80;

    friend bool operator==(const Size&, const Size&) = default;
};

/// Row and column from 0, top left.
struct Point {
    int row = 0;
    int column = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// Colours are those of the 256-colour palette.
struct Style {
    static constexpr int Default = -1;  // the terminal's own colour

    int foreground = Default;
    int background = Default;
    bool is_bold = false;

    friend bool operator==(const Style&, const Style&) = default;
};

struct Glyph {
    std::string character = " ";  // one, as UTF-8; empty: the right half of what stands before it
    Style style;

    friend bool operator==(const Glyph&, const Glyph&) = default;
};

class Screen {
  public:
    explicit Screen(Size size);

    [[nodiscard]] Size size() const { return size_; }
    /// REQUIRES: the point lies on the screen.
    [[nodiscard]] const Glyph& at(Point point) const { return glyphs_[index(point)]; }

    /// From the point to the right. What does not fit on the screen is left out.
    void write(Point point, std::string_view text, const Style& style = {});

    /// Where the terminal's cursor stands; nowhere: it is hidden.
    std::optional<Point> cursor;

    /// The text without its styles, a row a line, blanks at the end left out.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Screen&, const Screen&) = default;

  private:
    [[nodiscard]] bool contains(Point point) const;
    [[nodiscard]] std::size_t index(Point point) const;
    void put(Point point, Glyph glyph);

    Size size_;
    std::vector<Glyph> glyphs_;  // row by row
};

/// The characters of a text, each with all of its bytes. A byte that begins none is one by itself,
/// and control characters are shown as '?', so that no text can move the cursor.
std::vector<std::string> characters(std::string_view text);

/// How many columns a text takes.
int width(std::string_view text);

}  // namespace outflank::app
