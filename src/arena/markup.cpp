#include "arena/markup.h"

#include <cassert>

#include "nlohmann/json.hpp"

namespace outflank::arena {

namespace {

constexpr std::string_view Replacement = "\xef\xbf\xbd";  // U+FFFD

/// How many bytes the character at the front takes; 0 where it is no UTF-8.
std::size_t character_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xc2 ? 0
                               : lead < 0xe0 ? 2
                               : lead < 0xf0 ? 3
                               : lead < 0xf5 ? 4
                                             : 0;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return 0;
    }
    return length;
}

std::string_view escaped(char c, std::string_view itself) {
    switch (c) {
        case '<':
            return "&lt;";
        case '>':
            return "&gt;";
        case '&':
            return "&amp;";
        case '"':
            return "&quot;";
        case '\'':
            return "&#39;";
        case '\n':
        case '\t':
            return itself;
        default:
            return static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? Replacement : itself;
    }
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        result += length == 0 ? Replacement : escaped(text.front(), text.substr(0, length));
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return result;
}

std::string script_json(const nlohmann::json& value) {
    constexpr bool ascii_only = true;
    const std::string text =
        value.dump(-1, ' ', ascii_only, nlohmann::json::error_handler_t::replace);
    std::string result;
    for (const char c : text) {
        if (c == '<') {
            result += "\\u003c";
        } else {
            result += c;
        }
    }
    return result;
}

std::string filled(std::string_view page, const std::map<std::string, std::string>& parts) {
    std::string result;
    for (;;) {
        const std::size_t begin = page.find("{{");
        const std::size_t end = begin == page.npos ? page.npos : page.find("}}", begin);
        result += page.substr(0, begin);
        if (end == page.npos) return result;
        const auto part = parts.find(std::string(page.substr(begin + 2, end - begin - 2)));
        assert(part != parts.end());
        result += part->second;
        page.remove_prefix(end + 2);
    }
}

}  // namespace outflank::arena
