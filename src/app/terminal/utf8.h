/// Where characters begin and end in UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace outflank::app::utf8 {

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

}  // namespace outflank::app::utf8
