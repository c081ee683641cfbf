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

int width(std::string_view text) { return static_cast<int>(characters(text).size()); }

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

void Screen::write(Point point, std::string_view text, const Style& style) {
    for (std::string& character : characters(text)) {
        if (contains(point)) glyphs_[index(point)] = {std::move(character), style};
        ++point.column;
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
