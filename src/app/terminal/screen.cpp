#include "app/terminal/screen.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/utf8.h"

namespace outflank::app {

std::vector<std::string> characters(std::string_view text) {
    std::vector<std::string> result;
    while (!text.empty()) result.push_back(utf8::take_shown(text));
    return result;
}

int width(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        const auto code = utf8::code_point(text.substr(0, utf8::first_length(text)));
        columns += code && utf8::is_wide(*code) ? 2 : 1;
        text.remove_prefix(utf8::first_length(text));
    }
    return columns;
}

Screen::Screen(Size size) : size_{std::max(size.rows, 0), std::max(size.columns, 0)} {
    glyphs_.resize(static_cast<std::size_t>(size_.rows) * static_cast<std::size_t>(size_.columns));
}

bool Screen::contains(Point point) const {
    return point.row >= 0 && point.row < size_.rows && point.column >= 0 &&
           point.column < size_.columns;
}

std::size_t Screen::index(Point point) const {
    assert(contains(point));
    return static_cast<std::size_t>(point.row) * static_cast<std::size_t>(size_.columns) +
           static_cast<std::size_t>(point.column);
}

/// Half of a wide character is none: the other half becomes a blank.
void Screen::put(Point point, Glyph glyph) {
    if (!contains(point)) return;
    Glyph& there = glyphs_[index(point)];
    const Point before{point.row, point.column - 1};
    const Point after{point.row, point.column + 1};
    if (there.character.empty() && !glyph.character.empty()) glyphs_[index(before)].character = " ";
    if (contains(after) && at(after).character.empty()) glyphs_[index(after)].character = " ";
    there = std::move(glyph);
}

void Screen::write(Point point, std::string_view text, const Style& style) {
    for (std::string& character : characters(text)) {
        const int columns = width(character);
        const Point right{point.row, point.column + 1};
        const bool is_whole = columns == 1 || (contains(point) && contains(right));
        put(point, {is_whole ? std::move(character) : " ", style});
        if (columns == 2) put(right, {is_whole ? "" : " ", style});
        point.column += columns;
    }
}

std::string Screen::text() const {
    std::string result;
    for (int row = 0; row < size_.rows; ++row) {
        std::string line;
        for (int column = 0; column < size_.columns; ++column) line += at({row, column}).character;
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + '\n';
    }
    return result;
}

}  // namespace outflank::app
