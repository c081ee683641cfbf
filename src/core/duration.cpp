#include "core/duration.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "core/text.h"

namespace outflank {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds Longest = std::chrono::hours(24);

/// Digits with at most one point inside, "2" or "1.5": what from_chars takes, less its signs,
/// exponents and infinities.
std::optional<double> parse_plain_number(std::string_view text) {
    const auto is_allowed = [](char c) { return text::is_digit(c) || c == '.'; };
    if (text.empty() || !text::is_digit(text.front()) || !text::is_digit(text.back()) ||
        !std::all_of(text.begin(), text.end(), is_allowed))
        return std::nullopt;
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Takes the unit off the end of the text.
std::optional<Seconds> take_unit(std::string_view& text) {
    const auto take = [&](std::string_view unit) {
        const bool is_there = text.ends_with(unit);
        if (is_there) text.remove_suffix(unit.size());
        return is_there;
    };
    if (take("ms")) return std::chrono::milliseconds(1);
    if (take("s")) return std::chrono::seconds(1);
    if (take("m")) return std::chrono::minutes(1);
    return std::nullopt;
}

}  // namespace

Result<std::chrono::steady_clock::duration> parse_duration(std::string_view what,
                                                           std::string_view text) {
    std::string_view rest = text;
    const auto unit = take_unit(rest);
    const auto number = unit ? parse_plain_number(rest) : std::nullopt;
    if (!number) {
        return Error{std::string(what) + " expects a duration like 500ms, 2s or 1m, not " +
                     text::shown(text)};
    }
    if (*number * *unit > Longest) {
        return Error{std::string(what) + " expects a duration of at most a day, not " +
                     text::shown(text)};
    }
    return std::chrono::duration_cast<std::chrono::steady_clock::duration>(*number * *unit);
}

}  // namespace outflank
