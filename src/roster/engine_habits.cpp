#include "roster/engine_habits.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/duration.h"
#include "core/text.h"
#include "engine/level.h"
#include "roster/book_player.h"
#include "roster/catalogue.h"

namespace outflank::roster {

namespace {

constexpr int DeepestSearch = 60;
constexpr std::int64_t MostThreads = 1024;
constexpr std::int64_t MostHash = 1 << 20;
const std::vector<std::string> StrengthOptions = {"level", "time", "clock", "depth", "nodes"};

Result<Done> check_names(const PlayerSpec& spec) {
    const auto allowed = spec.allow_only(player_entry("outflank").option_names());
    if (!allowed) return allowed.error();
    int strengths = 0;
    for (const auto& name : StrengthOptions) strengths += spec.options.contains(name) ? 1 : 0;
    if (strengths <= 1) return Done{};
    return Error{"player " + text::shown(spec.name) + " takes one of " +
                 text::list(StrengthOptions) + ", not several"};
}

/// `weights=` names a file for the learned evaluation.
Result<Done> read_weights(const std::string& file, EngineHabits& habits) {
    const auto weights = engine::load_weights(file);
    if (!weights) return weights.error();
    habits.weights = *weights;
    return Done{};
}

/// `eval=features` is the hand-made one, `linear` the learned one without its network.
Result<Done> choose_evaluation(const std::string& name, EngineHabits& habits) {
    if (name == "features") {
        habits.weights = nullptr;
    } else if (name == "linear") {
        habits.weights = engine::linear_alone(habits.weights);
    } else if (name != "network") {
        return Error{"eval expects network, linear or features, not " + text::shown(name)};
    }
    return Done{};
}

Result<Done> read_evaluation(const PlayerSpec& spec, EngineHabits& habits) {
    if (const auto file = spec.options.find("weights"); file != spec.options.end()) {
        const auto read = read_weights(file->second, habits);
        if (!read) return read.error();
    }
    const auto name = spec.options.find("eval");
    return name == spec.options.end() ? Result(Done{}) : choose_evaluation(name->second, habits);
}

Result<Done> read_book(const std::string& value, EngineHabits& habits) {
    auto book = book_named(value);
    if (!book) return book.error();
    habits.book = *std::move(book);
    return Done{};
}

Result<Done> read_tolerance(const std::string& value, EngineHabits& habits) {
    const auto tolerance = parse_book_tolerance(value);
    if (!tolerance) return tolerance.error();
    habits.book_tolerance = *tolerance;
    return Done{};
}

Result<Done> read_number(const std::string& key, const std::string& value, EngineHabits& habits) {
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

Result<Done> read_option(const std::string& key, const std::string& value, EngineHabits& habits) {
    if (key == "time") {
        const auto time = parse_duration(key, value);
        if (!time) return time.error();
        habits.time = *time;
        return Done{};
    }
    if (key == "clock") {
        const auto clock = parse_clock(key, value);
        if (!clock) return clock.error();
        habits.clock = *clock;
        return Done{};
    }
    if (key == "weights" || key == "eval")
        return Done{};  // one builds on the other: read_evaluation()
    if (key == "book") return read_book(value, habits);
    if (key == "book-randomness") return read_tolerance(value, habits);
    if (key == "openings") {
        habits.openings = value;
        return Done{};
    }
    return read_number(key, value, habits);
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
    const auto chosen = read_evaluation(spec, habits);
    if (!chosen) return chosen.error().in("player " + text::shown(spec.name));
    return habits;
}

engine::Stage EngineHabits::goal(int empties, bool is_timed) const {
    if (level) return engine::goal_of_level(*level, empties);
    if (depth) return engine::goal_of_depth(*depth, empties);
    if (is_timed || nodes) return {empties, Exact};
    return engine::goal_of_level(DefaultLevel, empties);
}

}  // namespace outflank::roster
