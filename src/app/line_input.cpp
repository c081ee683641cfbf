#include "app/line_input.h"

#include "core/line_buffer.h"

namespace outflank::app {

std::optional<std::string> read_line(std::istream& in) {
    std::string line;
    char character = 0;
    while (in.get(character)) {
        if (character == '\n') return line;
        if (line.size() < LineBuffer::LongestLine) line += character;
    }
    if (line.empty()) return std::nullopt;
    return line;
}

}  // namespace outflank::app
