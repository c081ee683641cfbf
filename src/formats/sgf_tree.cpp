#include "formats/sgf_tree.h"

#include <utility>

#include "core/text.h"

namespace outflank::formats {

namespace {

/// Takes `[value]` off the front. A backslash keeps the next character, and joins lines.
Result<std::string> take_value(std::string_view& text) {
    std::string value;
    bool is_escaped = false;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ']' && !is_escaped) {
            text.remove_prefix(i + 1);
            return value;
        }
        const bool is_dropped = is_escaped ? c == '\n' : c == '\\';
        if (!is_dropped) value += c;
        is_escaped = !is_escaped && c == '\\';
    }
    return Error{"the value " + text::shown(text) + " does not end with ]"};
}

/// Old files spell names with small letters in between, which count for nothing: `GaMe` is GM.
std::string take_name(std::string_view& text) {
    std::string name;
    for (; !text.empty() && text::is_letter(text.front()); text.remove_prefix(1)) {
        if (text.front() != text::lower(text.front())) name += text.front();
    }
    return name;
}

Result<SgfProperty> take_property(std::string_view& text) {
    const std::string_view begin = text;
    SgfProperty property{take_name(text), {}};
    for (text = text::trim(text); text.starts_with('['); text = text::trim(text)) {
        auto value = take_value(text);
        if (!value) return value.error();
        property.values.push_back(*std::move(value));
    }
    if (property.name.empty() || property.values.empty())
        return Error{"expected a property such as PB[name], not " + text::shown(begin)};
    return property;
}

/// What has been read of a game. The first ')' ends the main line, whatever is still open; what
/// comes after is only passed over.
struct MainLine {
    std::vector<SgfNode> nodes;
    std::size_t depth = 0;
    bool is_complete = false;

    [[nodiscard]] bool is_closed() const { return is_complete && depth == 0; }

    void add(SgfProperty property) {
        if (nodes.empty()) nodes.emplace_back();
        if (!is_complete) nodes.back().push_back(std::move(property));
    }

    /// False where no such character stands between properties.
    bool add_mark(char c) {
        if (c == '(') ++depth;
        if (c == ';' && !is_complete) nodes.emplace_back();
        if (c == ')') {
            is_complete = true;
            --depth;
        }
        return c == '(' || c == ';' || c == ')' || text::is_blank(c);
    }
};

}  // namespace

Result<std::vector<SgfNode>> take_main_line(std::string_view& text) {
    MainLine line;
    while (!text.empty() && !line.is_closed()) {
        if (text::is_letter(text.front())) {
            auto property = take_property(text);
            if (!property) return property.error();
            line.add(*std::move(property));
            continue;
        }
        if (!line.add_mark(text.front()))
            return Error{"expected a node, ;, or its end, ), not " + text::shown(text)};
        text.remove_prefix(1);
    }
    if (!line.is_closed()) return Error{"the game does not end with )"};
    if (line.nodes.empty()) return Error{"the game has no node, (;GM[2]...)"};
    return std::move(line.nodes);
}

std::string format_sgf_property(std::string_view name, std::string_view value) {
    std::string text = std::string(name) + '[';
    for (const char c : value) {
        if (c == ']' || c == '\\') text += '\\';
        text += c;
    }
    return text + ']';
}

}  // namespace outflank::formats
