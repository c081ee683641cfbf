#include "app/terminal/screen_writer.h"

#include "fmt/format.h"

namespace outflank::app {

namespace {

constexpr std::string_view HideCursor = "\x1b[?25l";
constexpr std::string_view ShowCursor = "\x1b[?25h";
constexpr std::string_view PlainStyle = "\x1b[0m";
constexpr std::string_view ClearScreen = "\x1b[2J";

std::string move_to(Point point) {
    return fmt::format("\x1b[{};{}H", point.row + 1, point.column + 1);
}

std::string select(const Style& style) {
    std::string codes = "\x1b[0";
    if (style.is_bold) codes += ";1";
    if (style.foreground != Style::Default) codes += fmt::format(";38;5;{}", style.foreground);
    if (style.background != Style::Default) codes += fmt::format(";48;5;{}", style.background);
    return codes + "m";
}

/// Sends glyphs and remembers where the terminal's cursor and style are after each.
class Pen {
  public:
    void draw(Point point, const Glyph& glyph) {
        if (glyph.character.empty()) return;  // has come with its left half
        if (!is_at_ || *is_at_ != point) bytes_ += move_to(point);
        if (!style_ || *style_ != glyph.style) bytes_ += select(glyph.style);
        bytes_ += glyph.character;
        style_ = glyph.style;
        is_at_ = Point{point.row, point.column + width(glyph.character)};
    }
    /// What a terminal does after the last column is its own business.
    void leave_row() { is_at_.reset(); }

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
    std::optional<Point> is_at_;
    std::optional<Style> style_;
};

}  // namespace

std::string ScreenWriter::bring(const Screen& next) {
    const bool is_fresh = !shown_ || shown_->size() != next.size();
    if (!is_fresh && *shown_ == next) return "";
    Pen pen;
    for (int row = 0; row < next.size().rows; ++row) {
        for (int column = 0; column < next.size().columns; ++column) {
            const Point point{row, column};
            const Glyph& before = is_fresh ? Glyph{} : shown_->at(point);
            if (before != next.at(point)) pen.draw(point, next.at(point));
        }
        pen.leave_row();
    }
    std::string bytes(HideCursor);
    if (is_fresh) bytes.append(PlainStyle).append(ClearScreen);
    bytes.append(pen.bytes()).append(PlainStyle);
    if (next.cursor) bytes.append(move_to(*next.cursor)).append(ShowCursor);
    shown_ = next;
    return bytes;
}

}  // namespace outflank::app
