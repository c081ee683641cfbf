/// Where characters begin and end in UTF-8, and which of foreign text may be shown.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace outflank::utf8 {

constexpr bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// How many bytes a character has that begins with this one.
constexpr std::size_t expected_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte >= 0xf0U) return 4;
    if (byte >= 0xe0U) return 3;
    return byte >= 0xc0U ? 2 : 1;
}

/// How many bytes of its first character a text holds; fewer than expected where it is cut off.
/// REQUIRES: the text is not empty.
constexpr std::size_t first_length(std::string_view text) {
    std::size_t length = 1;
    while (length < expected_length(text.front()) && length < text.size() &&
           is_continuation(text[length]))
        ++length;
    return length;
}

/// The number of one character; nothing where it is cut off, or spelt as Unicode forbids.
/// REQUIRES: the text is not empty.
constexpr std::optional<char32_t> code_point(std::string_view character) {
    constexpr std::array<unsigned, 5> BitsOfFirst = {0, 0x7fU, 0x1fU, 0x0fU, 0x07U};
    constexpr std::array<char32_t, 5> Smallest = {0, 0, 0x80, 0x800, 0x10000};
    const auto first = static_cast<unsigned char>(character.front());
    const std::size_t length = expected_length(character.front());
    const bool is_broken = character.size() != length || is_continuation(character.front());
    if (is_broken || first >= 0xf8U) return std::nullopt;
    char32_t code = first & BitsOfFirst[length];
    for (const char byte : character.substr(1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < Smallest[length] || code > 0x10ffff || is_surrogate) return std::nullopt;
    return code;
}

/// Controls command a terminal; marks of direction and characters without width make a text look
/// like another one.
constexpr bool is_harmless(char32_t code) {
    const bool is_control = code < 0x20 || (code >= 0x7f && code < 0xa0);
    const bool is_mark = code == 0xad || code == 0x61c || code == 0x180e ||
                         (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
                         (code >= 0x2060 && code <= 0x206f) || code == 0xfeff ||
                         (code >= 0xfff9 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe007f);
    return !is_control && !is_mark;
}

/// Whether a terminal gives it two columns: East Asian scripts and emoji, by whole blocks of
/// Unicode in which most characters are wide (EastAsianWidth.txt). Wide signs elsewhere, U+2705
/// say, are not known.
constexpr bool is_wide(char32_t code) {
    constexpr std::array<std::array<char32_t, 2>, 10> Wide = {{{0x1100, 0x115f},
                                                               {0x2e80, 0x303e},
                                                               {0x3041, 0xa4cf},
                                                               {0xac00, 0xd7a3},
                                                               {0xf900, 0xfaff},
                                                               {0xfe30, 0xfe6f},
                                                               {0xff00, 0xff60},
                                                               {0xffe0, 0xffe6},
                                                               {0x1f300, 0x1faff},
                                                               {0x20000, 0x3fffd}}};
    for (const auto& [first, last] : Wide) {
        if (code >= first && code <= last) return true;
    }
    return false;
}

constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = first_length(text);
        if (!code_point(text.substr(0, length))) return false;
        text.remove_prefix(length);
    }
    return true;
}

/// What is no UTF-8 is taken for Latin-1, in which every byte is a character.
inline std::string in_utf8(std::string_view text) {
    if (is_utf8(text)) return std::string(text);
    std::string result;
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        if (code >= 0x80U) result += static_cast<char>(0xc0U | code >> 6U);
        result += code >= 0x80U ? static_cast<char>(0x80U | (code & 0x3fU)) : byte;
    }
    return result;
}

/// The first character off the front, '?' for what may not be shown.
/// REQUIRES: the text is not empty.
inline std::string take_shown(std::string_view& text) {
    const std::string_view character = text.substr(0, first_length(text));
    text.remove_prefix(character.size());
    const auto code = code_point(character);
    return code && is_harmless(*code) ? std::string(character) : "?";
}

}  // namespace outflank::utf8
