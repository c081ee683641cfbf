#include "arena/markup.h"

#include <cassert>
#include <cstdint>

#include "nlohmann/json.hpp"

namespace outflank::arena {

namespace {

constexpr std::string_view Replacement = "\xef\xbf\xbd";  // U+FFFD

/// What the lead byte of a character promises: how many bytes, and the least code that needs them.
struct Lead {
    std::size_t length;
    std::uint32_t least;
};

Lead lead_of(unsigned char byte) {
    if (byte < 0x80) return {1, 0};
    if (byte >> 5 == 0x06) return {2, 0x80};
    if (byte >> 4 == 0x0e) return {3, 0x800};
    if (byte >> 3 == 0x1e) return {4, 0x10000};
    return {0, 0};
}

/// How many bytes the character at the front takes; 0 where it is no UTF-8.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto [length, least] = lead_of(byte(0));
    if (length > text.size()) return 0;
    std::uint32_t code = length == 1 ? byte(0) : byte(0) & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (byte(i) >> 6 != 0x02) return 0;
        code = code << 6 | (byte(i) & 0x3fU);
    }
    const bool is_surrogate = code >= 0xd800 && code < 0xe000;
    return code < least || code > 0x10ffff || is_surrogate ? 0 : length;
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
