/// How lines of the NBoard protocol are taken apart.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/text.h"

namespace outflank::protocol::nboard {

/// Takes the first word off the front, and the blanks around it.
inline std::string_view take_word(std::string_view& text) {
    text = text::trim(text);
    const auto length = std::find_if(text.begin(), text.end(), text::is_blank) - text.begin();
    const std::string_view word = text.substr(0, static_cast<std::size_t>(length));
    text = text::trim(text.substr(word.size()));
    return word;
}

}  // namespace outflank::protocol::nboard
