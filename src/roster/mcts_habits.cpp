#include "roster/mcts_habits.h"

#include "core/duration.h"
#include "core/text.h"
#include "roster/catalogue.h"

namespace outflank::roster {

namespace {

constexpr std::int64_t MostMegabytes = 1 << 20;
constexpr double MostExploration = 100;

Result<Done> read_exploration(const std::string& value, MctsHabits& habits) {
    const auto number = text::parse_decimal(value);
    if (!number || *number > MostExploration)
        return Error{"c expects a number from 0 to 100 like 0.35, not " + text::shown(value)};
    habits.exploration = *number;
    return Done{};
}

Result<Done> read_leaf(const std::string& value, MctsHabits& habits) {
    if (value != "playout" && value != "eval")
        return Error{"leaf expects playout or eval, not " + text::shown(value)};
    habits.evaluates = value == "eval";
    return Done{};
}

Result<Done> read_time(const std::string& value, MctsHabits& habits) {
    const auto time = parse_duration("time", value);
    if (!time) return time.error();
    habits.time = *time;
    return Done{};
}

Result<Done> read_number(const std::string& key, const std::string& value, MctsHabits& habits) {
    const std::int64_t low = key == "seed" ? 0 : 1;
    const std::int64_t high = key == "memory" ? MostMegabytes : INT64_MAX;
    const auto number = text::parse_int(key, value, low, high);
    if (!number) return number.error();
    if (key == "iterations") habits.iterations = static_cast<std::uint64_t>(*number);
    if (key == "memory") habits.megabytes = static_cast<std::size_t>(*number);
    if (key == "seed") habits.seed = static_cast<std::uint64_t>(*number);
    return Done{};
}

Result<Done> read_option(const std::string& key, const std::string& value, MctsHabits& habits) {
    if (key == "c") return read_exploration(value, habits);
    if (key == "leaf") return read_leaf(value, habits);
    if (key == "time") return read_time(value, habits);
    if (key != "eval") return read_number(key, value, habits);
    habits.evaluation = value;
    return Done{};
}

Result<Done> check(const PlayerSpec& spec, const MctsHabits& habits) {
    if (habits.iterations && habits.time)
        return Error{"takes one of iterations and time, not both"};
    if (spec.options.contains("eval") && !habits.evaluates)
        return Error{"eval is for leaf=eval; a random game needs none"};
    return Done{};
}

}  // namespace

Result<MctsHabits> MctsHabits::parse(const PlayerSpec& spec) {
    const auto allowed = spec.allow_only(player_entry("mcts").option_names());
    if (!allowed) return allowed.error();
    const std::string place = "player " + text::shown(spec.name);
    MctsHabits habits;
    for (const auto& [key, value] : spec.options) {
        const auto read = read_option(key, value, habits);
        if (!read) return read.error().in(place);
    }
    const auto checked = check(spec, habits);
    if (!checked) return checked.error().in(place);
    return habits;
}

}  // namespace outflank::roster
