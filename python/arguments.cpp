#include "python/arguments.h"

#include <string>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank::python {

std::int64_t whole_number(std::string_view what, std::int64_t number, std::int64_t low,
                          std::int64_t high) {
    return value_of(text::parse_int(what, std::to_string(number), low, high));
}

std::optional<int> optional_number(std::string_view what, std::optional<std::int64_t> number,
                                   int low, int high) {
    if (!number) return std::nullopt;
    return static_cast<int>(whole_number(what, *number, low, high));
}

Duration seconds(std::string_view what, double number) {
    constexpr double day = 24 * 60 * 60;
    const bool is_sensible = number >= 0 && number <= day;  // NaN is not
    if (!is_sensible)
        throw py::value_error(
            fmt::format("{} expects seconds from 0 to {}, not {}", what, day, number));
    return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(number));
}

std::optional<Duration> optional_seconds(std::string_view what, std::optional<double> number) {
    if (!number) return std::nullopt;
    return seconds(what, *number);
}

}  // namespace outflank::python
