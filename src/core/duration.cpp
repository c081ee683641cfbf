#include "core/duration.h"

#include <optional>
#include <string>

#include "core/text.h"

namespace outflank {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds Longest = std::chrono::hours(24);

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
    const auto number = unit ? text::parse_decimal(rest) : std::nullopt;
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
