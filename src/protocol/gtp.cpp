#include "protocol/gtp.h"

#include <algorithm>
#include <climits>

#include "fmt/format.h"

#include "core/duration.h"
#include "core/text.h"

namespace outflank::protocol::gtp {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string cleaned(std::string_view line) {
    std::string clean;
    for (const char c : line.substr(0, line.find('#'))) {
        if (c == '\t') clean += ' ';
        if (!is_control(c)) clean += c;
    }
    return clean;
}

std::optional<int> as_id(std::string_view word) {
    const auto id = text::parse_int("id", word, 0, INT_MAX);
    return id ? std::optional(static_cast<int>(*id)) : std::nullopt;
}

std::string id_word(std::optional<int> id) { return id ? std::to_string(*id) : ""; }

/// Takes the digits that stand directly behind the sign of an answer.
std::optional<int> take_id(std::string_view& text) {
    const auto* const end =
        std::find_if_not(text.begin(), text.end(), [](char c) { return text::is_digit(c); });
    const std::string_view digits(text.begin(), end);
    const auto id = as_id(digits);
    if (id) text.remove_prefix(digits.size());
    return id;
}

/// A newline at the very beginning is no empty line: it puts a diagram below the sign.
std::string without_empty_lines(std::string_view text) {
    std::string result;
    for (const std::string_view line : text::split(text, '\n')) {
        if (text::trim(line).empty()) continue;
        if (!result.empty() || text.starts_with('\n')) result += '\n';
        result += line;
    }
    return result;
}

}  // namespace

std::optional<Request> parse_request(std::string_view line) {
    const std::string clean = cleaned(line);
    auto words = text::words(clean);
    Request request;
    if (!words.empty()) request.id = as_id(words.front());
    if (request.id) words.erase(words.begin());
    if (words.empty()) return request.id ? std::optional(request) : std::nullopt;
    request.name = std::string(words.front());
    request.arguments.assign(words.begin() + 1, words.end());
    return request;
}

std::string format(const Request& request) {
    std::string line = id_word(request.id) + (request.id ? " " : "") + request.name;
    for (const std::string& argument : request.arguments) line += ' ' + argument;
    return line;
}

Result<Response> parse_response(std::string_view lines, std::optional<int> expected_id) {
    if (!lines.starts_with('=') && !lines.starts_with('?'))
        return Error{"a GTP answer begins with = or ?, not with " + text::shown(lines)};
    Response response{.is_success = lines.front() == '=', .id = {}, .text = {}};
    lines.remove_prefix(1);
    response.id = take_id(lines);
    if (!response.id && expected_id) {
        std::string_view later = text::trim(lines);
        if (take_id(later) == expected_id) {
            response.id = expected_id;
            lines = later;
        }
    }
    response.text = std::string(text::trim(lines));
    return response;
}

std::string format(const Response& response) {
    const std::string text = without_empty_lines(response.text);
    const bool needs_blank = !text.empty() && !text.starts_with('\n');
    return (response.is_success ? "=" : "?") + id_word(response.id) + (needs_blank ? " " : "") +
           text + "\n\n";
}

Result<Side> parse_colour(std::string_view text) {
    const std::string word = text::lower(text);
    if (word == "b" || word == "black") return Side::One;
    if (word == "w" || word == "white") return Side::Two;
    return Error{"a colour is b, black, w or white, not " + text::shown(text)};
}

std::string_view colour_word(Side side) { return side == Side::One ? "black" : "white"; }

Result<TimeSettings> parse_time_settings(const std::vector<std::string>& arguments) {
    if (arguments.size() != 3)
        return Error{"time_settings expects main time, byo-yomi time and stones"};
    const auto main = parse_seconds("time_settings", arguments[0]);
    if (!main) return main.error();
    const auto byo_yomi = parse_seconds("time_settings", arguments[1]);
    if (!byo_yomi) return byo_yomi.error();
    const auto stones = text::parse_int("time_settings", arguments[2], 0, INT_MAX);
    if (!stones) return stones.error();
    return TimeSettings{*main, *byo_yomi, static_cast<int>(*stones)};
}

std::vector<std::string> arguments_of(const TimeSettings& settings) {
    return {seconds_word(settings.main), seconds_word(settings.byo_yomi),
            std::to_string(settings.stones)};
}

Result<std::chrono::steady_clock::duration> parse_seconds(std::string_view what,
                                                          std::string_view text) {
    constexpr double a_year = 366.0 * 24 * 60 * 60;
    const auto seconds = text::parse_real(text);
    if (!seconds || *seconds < 0 || *seconds > a_year)
        return Error{std::string(what) + " expects seconds, not " + text::shown(text)};
    return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(*seconds));
}

std::string seconds_word(std::chrono::steady_clock::duration time) {
    return fmt::format("{:g}", in_seconds(time));
}

}  // namespace outflank::protocol::gtp
