#include "roster/engine_habits.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/duration.h"
#include "core/text.h"
#include "engine/level.h"
#include "engine/timed_goal.h"
#include "roster/catalogue.h"

namespace outflank::roster {

namespace {

constexpr int DeepestSearch = 60;
constexpr std::int64_t MostThreads = 1024;
constexpr std::int64_t MostHash = 1 << 20;
const std::vector<std::string> StrengthOptions = {"level", "time", "depth", "nodes"};

Result<Done> check_names(const PlayerSpec& spec) {
    const auto allowed = spec.allow_only(player_entry("outflank").option_names());
    if (!allowed) return allowed.error();
    int strengths = 0;
    for (const auto& name : StrengthOptions) strengths += spec.options.contains(name) ? 1 : 0;
    if (strengths <= 1) return Done{};
    return Error{"player " + text::shown(spec.name) + " takes one of " +
                 text::list(StrengthOptions) + ", not several"};
}

/// `eval=features` is the hand-made one; `weights=` names a file for the learned one.
Result<Done> read_evaluation(const std::string& key, const std::string& value,
                             EngineHabits& habits) {
    if (key == "eval" && value == "features") {
        habits.weights = nullptr;
    } else if (key == "weights") {
        const auto weights = engine::load_weights(value);
        if (!weights) return weights.error();
        habits.weights = *weights;
    } else if (value != "linear") {
        return Error{"eval expects linear or features, not " + text::shown(value)};
    }
    return Done{};
}

Result<Done> read_option(const std::string& key, const std::string& value, EngineHabits& habits) {
    if (key == "time") {
        const auto time = parse_duration(key, value);
        if (!time) return time.error();
        habits.time = *time;
        return Done{};
    }
    if (key == "eval" || key == "weights") return read_evaluation(key, value, habits);
    const std::int64_t low = key == "level" ? 0 : 1;
    const std::int64_t high = key == "level"     ? engine::HighestLevel
                              : key == "depth"   ? DeepestSearch
                              : key == "threads" ? MostThreads
                              : key == "hash"    ? MostHash
                                                 : INT64_MAX;
    const auto number = text::parse_int(key, value, low, high);
    if (!number) return number.error();
    if (key == "level") habits.level = static_cast<int>(*number);
    if (key == "depth") habits.depth = static_cast<int>(*number);
    if (key == "nodes") habits.nodes = static_cast<std::uint64_t>(*number);
    if (key == "threads") habits.threads = static_cast<unsigned>(*number);
    if (key == "hash") habits.hash_megabytes = static_cast<std::size_t>(*number);
    return Done{};
}

Duration time_of(std::uint64_t nodes) {
    constexpr std::uint64_t a_day = std::chrono::hours(24) / engine::TimeOfANode;
    return static_cast<Duration::rep>(std::min(nodes, a_day)) * engine::TimeOfANode;
}

}  // namespace

Result<EngineHabits> EngineHabits::parse(const PlayerSpec& spec) {
    const auto checked = check_names(spec);
    if (!checked) return checked.error();
    EngineHabits habits;
    for (const auto& [key, value] : spec.options) {
        const auto read = read_option(key, value, habits);
        if (!read) return read.error().in("player " + text::shown(spec.name));
    }
    return habits;
}

engine::Stage EngineHabits::goal(int empties, std::optional<Duration> budget) const {
    if (level) return engine::goal_of_level(*level, empties);
    if (depth && *depth >= empties) return {empties, Exact};
    if (depth) return {*depth, engine::goal_of_level(DefaultLevel, DeepestSearch).selectivity};
    if (budget) return engine::goal_within(*budget, empties);
    if (nodes) return engine::goal_within(time_of(*nodes), empties);
    return engine::goal_of_level(DefaultLevel, empties);
}

}  // namespace outflank::roster
