#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/utf8.h"

namespace outflank::text {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = lower(c);
    return result;
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> result;
    std::size_t at = 0;
    while (at < text.size()) {
        while (at < text.size() && is_blank(text[at])) ++at;
        const std::size_t begin = at;
        while (at < text.size() && !is_blank(text[at])) ++at;
        if (at > begin) result.push_back(text.substr(begin, at - begin));
    }
    return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> result;
    for (;;) {
        const std::size_t at = text.find(separator);
        result.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return result;
        text.remove_prefix(at + 1);
    }
}

std::string list(const std::vector<std::string>& names) {
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) result += i + 1 == names.size() ? " and " : ", ";
        result += names[i];
    }
    return result;
}

std::string shown(std::string_view text, std::size_t longest) {
    std::string result = "'";
    for (std::size_t i = 0; i < longest && !text.empty(); ++i) result += utf8::take_shown(text);
    if (!text.empty()) result += "...";
    return result + "'";
}

Result<std::int64_t> parse_int(std::string_view what, std::string_view text, std::int64_t low,
                               std::int64_t high) {
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc() && end == text.data() + text.size();
    if (whole && value >= low && value <= high) return value;
    return Error{std::string(what) + " expects a whole number from " + std::to_string(low) +
                 " to " + std::to_string(high) + ", not " + shown(text)};
}

std::optional<double> parse_decimal(std::string_view text) {
    const auto is_allowed = [](char c) { return is_digit(c) || c == '.'; };
    if (text.empty() || !is_digit(text.front()) || !is_digit(text.back()) ||
        !std::all_of(text.begin(), text.end(), is_allowed))
        return std::nullopt;
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<double> parse_real(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc() && end == text.data() + text.size();
    return whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace outflank::text
