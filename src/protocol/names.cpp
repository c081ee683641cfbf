#include "protocol/names.h"

#include <algorithm>

#include "core/text.h"

namespace outflank::protocol {

namespace {

constexpr bool is_fit_for_a_name(char c) { return c > ' ' && c <= '~'; }

}  // namespace

Result<std::string> parse_name(std::string_view what, std::string_view text) {
    if (!text.empty() && text.size() <= LongestName &&
        std::all_of(text.begin(), text.end(), is_fit_for_a_name))
        return std::string(text);
    return Error{std::string(what) + " expects 1 to " + std::to_string(LongestName) +
                 " printable characters without blanks, not " + text::shown(text)};
}

std::string clean_name(std::string_view text) {
    std::string name(text::trim(text).substr(0, LongestName));
    for (char& c : name) {
        if (!is_fit_for_a_name(c)) c = '_';
    }
    return name.empty() ? "nameless" : name;
}

}  // namespace outflank::protocol
