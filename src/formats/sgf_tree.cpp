#include "formats/sgf_tree.h"

#include <utility>

#include "core/text.h"

namespace outflank::formats {

namespace {

/// Takes `[value]` off the front. A backslash keeps the next character, and joins lines.
Result<std::string> take_value(std::string_view& text) {
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == ']') {
            text.remove_prefix(i + 1);
            return value;
        }
        if (text[i] != '\\') {
            value += text[i];
        } else if (++i < text.size() && text[i] != '\n') {
            value += text[i];
        }
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

}  // namespace

Result<std::vector<SgfNode>> take_main_line(std::string_view& text) {
    std::vector<SgfNode> nodes;
    std::size_t depth = 0;
    bool is_complete = false;  // the first ')' ends the main line, whatever is still open
    while (!text.empty()) {
        const char c = text.front();
        if (text::is_letter(c)) {
            auto property = take_property(text);
            if (!property) return property.error();
            if (nodes.empty()) nodes.emplace_back();
            if (!is_complete) nodes.back().push_back(*std::move(property));
            continue;
        }
        if (c == '(') ++depth;
        if (c == ';' && !is_complete) nodes.emplace_back();
        const bool is_known = c == '(' || c == ')' || c == ';' || text::is_blank(c);
        if (!is_known) return Error{"expected a node, ;, or its end, ), not " + text::shown(text)};
        text.remove_prefix(1);
        if (c != ')') continue;
        is_complete = true;
        if (--depth == 0) break;
    }
    if (!is_complete || depth != 0) return Error{"the game does not end with )"};
    if (nodes.empty()) return Error{"the game has no node, (;GM[2]...)"};
    return nodes;
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
