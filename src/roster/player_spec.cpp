#include "roster/player_spec.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace outflank::roster {

namespace {

/// Takes `key=value` off the front of the text, with the comma behind it. Inside quotes a comma is
/// a comma.
Result<std::pair<std::string, std::string>> take_option(std::string_view& text) {
    const std::size_t equals = text.find('=');
    const std::size_t comma = text.find(',');
    if (equals == 0 || equals == std::string_view::npos || comma < equals) {
        return Error{"a player's option is written key=value, not " +
                     text::shown(text.substr(0, comma))};
    }
    std::string key(text.substr(0, equals));
    text.remove_prefix(equals + 1);

    const bool is_quoted = !text.empty() && text.front() == '"';
    const std::size_t end = is_quoted ? text.find('"', 1) : text.find(',');
    if (is_quoted && end == std::string_view::npos)
        return Error{"the quoted value of option " + text::shown(key) + " has no closing quote"};
    std::string value(is_quoted ? text.substr(1, end - 1) : text.substr(0, end));
    text.remove_prefix(std::min(text.size(), is_quoted ? end + 1 : end));

    if (!text.empty() && text.front() != ',')
        return Error{"after the value of option " + text::shown(key) + " comes a comma or nothing"};
    if (text == ",") return Error{"another option is missing after the last comma"};
    if (!text.empty()) text.remove_prefix(1);
    return std::pair{std::move(key), std::move(value)};
}

}  // namespace

Result<PlayerSpec> PlayerSpec::parse(std::string_view text) {
    const std::size_t colon = text.find(':');
    PlayerSpec spec{.name = std::string(text.substr(0, colon)), .options = {}};
    if (spec.name.empty())
        return Error{"a player is named as name or name:key=value, not " + text::shown(text)};
    if (colon == std::string_view::npos) return spec;
    std::string_view rest = text.substr(colon + 1);
    do {
        auto option = take_option(rest);
        if (!option) return option.error().in("player " + text::shown(spec.name));
        const bool is_new = spec.options.insert(*std::move(option)).second;
        if (!is_new) return Error{"player " + text::shown(spec.name) + " is given an option twice"};
    } while (!rest.empty());
    return spec;
}

std::string PlayerSpec::format() const {
    std::string result = name;
    char separator = ':';
    for (const auto& [key, value] : options) {
        const bool needs_quotes = value.find(',') != std::string::npos;
        result += separator + key + '=' + (needs_quotes ? '"' + value + '"' : value);
        separator = ',';
    }
    return result;
}

std::string PlayerSpec::called(const std::string& asked_for) const {
    const auto given = options.find("name");
    return given == options.end() || given->second.empty() ? asked_for : given->second;
}

Result<Done> PlayerSpec::allow_only(const std::vector<std::string>& known) const {
    for (const auto& [key, value] : options) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const std::string expected =
            known.empty() ? "takes no options" : "takes " + text::list(known);
        return Error{"player " + text::shown(name) + " " + expected + ", not " + text::shown(key)};
    }
    return Done{};
}

}  // namespace outflank::roster
