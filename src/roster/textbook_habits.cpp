#include "roster/textbook_habits.h"

#include "core/duration.h"
#include "core/text.h"
#include "roster/catalogue.h"

namespace outflank::roster {

namespace {

constexpr int DeepestSearch = 60;

Result<Done> read_switch(const std::string& key, const std::string& value, bool& is_on) {
    if (value != "on" && value != "off")
        return Error{key + " expects on or off, not " + text::shown(value)};
    is_on = value == "on";
    return Done{};
}

Result<Done> read_depth(const std::string& key, const std::string& value,
                        std::optional<int>& depth) {
    const auto number = text::parse_int(key, value, 1, DeepestSearch);
    if (!number) return number.error();
    depth = static_cast<int>(*number);
    return Done{};
}

Result<Done> read_option(const std::string& key, const std::string& value, TextbookHabits& habits) {
    if (key == "depth") return read_depth(key, value, habits.depth);
    if (key == "from") return read_depth(key, value, habits.from);
    if (key == "killer") return read_switch(key, value, habits.killer);
    if (key == "eval") habits.evaluation = value;
    if (key == "openings") habits.openings = value;
    if (key == "depth-bias") {
        bool is_on = true;
        const auto read = read_switch(key, value, is_on);
        habits.bias = is_on ? DepthBias::On : DepthBias::Off;
        return read;
    }
    if (key == "time") {
        const auto time = parse_duration(key, value);
        if (!time) return time.error();
        habits.time = *time;
    }
    return Done{};
}

Result<Done> check(const TextbookHabits& habits) {
    if (habits.depth && habits.time) return Error{"takes one of depth and time, not both"};
    if (habits.depth && habits.from && *habits.from > *habits.depth)
        return Error{"from expects at most the depth, " + std::to_string(*habits.depth)};
    return Done{};
}

}  // namespace

Result<TextbookHabits> TextbookHabits::parse(const PlayerSpec& spec) {
    const auto allowed = spec.allow_only(player_entry(spec.name).option_names());
    if (!allowed) return allowed.error();
    const std::string place = "player " + text::shown(spec.name);
    TextbookHabits habits;
    if (spec.name == "alphabeta") habits.kind = Textbook::AlphaBeta;
    for (const auto& [key, value] : spec.options) {
        const auto read = read_option(key, value, habits);
        if (!read) return read.error().in(place);
    }
    const auto checked = check(habits);
    if (!checked) return checked.error().in(place);
    return habits;
}

Deepening TextbookHabits::deepening(const Limits& limits) const {
    const bool needs_steps = limits.deadline || killer || !limits.depth;
    return {.first = from.value_or(needs_steps ? 1 : *limits.depth), .follows_line = killer};
}

}  // namespace outflank::roster
