#include "app/web/player_permit.h"

#include <algorithm>
#include <array>
#include <string>

#include "fmt/format.h"

#include "core/duration.h"
#include "core/text.h"

namespace outflank::app::web {

namespace {

using roster::PlayerSpec;

constexpr std::string_view External = "exec";
/// Whatever is not here is withheld, so that an option that names a file or takes a share of the
/// machine is not offered before somebody has thought about it.
constexpr std::array<std::string_view, 14> Permitted = {
    "level",  "time",       "depth",      "nodes", "eval", "seed", "from",
    "killer", "depth-bias", "iterations", "c",     "leaf", "book", "book-randomness"};
constexpr int UsualLevel = 21;
constexpr std::size_t LongestName = 200;

bool is_withheld(std::string_view key) {
    return std::find(Permitted.begin(), Permitted.end(), key) == Permitted.end();
}

Result<Done> check_options(const PlayerSpec& spec) {
    for (const auto& [key, value] : spec.options) {
        if (is_withheld(key))
            return Error{"the option " + text::shown(key) +
                         " of a player cannot be set from the web"};
        if (key == "book" && value != "on" && value != "off")
            return Error{"book expects on or off, not " + text::shown(value)};
    }
    return Done{};
}

Result<Done> check_level(const PlayerSpec& spec, const Allowance& allowance) {
    const auto level = spec.options.find("level");
    if (level == spec.options.end()) return Done{};
    const auto number = text::parse_int("level", level->second, 0, allowance.level);
    if (!number) return number.error();
    return Done{};
}

Result<Done> check_time(const PlayerSpec& spec, const Allowance& allowance) {
    const auto time = spec.options.find("time");
    if (time == spec.options.end()) return Done{};
    const auto permitted = permitted_time(time->second, allowance);
    if (!permitted) return permitted.error();
    return Done{};
}

/// What the player thinks with, by the name of the option that sets its size.
std::string_view memory_option(std::string_view player) {
    if (player == "outflank") return "hash";
    const roster::Preset* preset = roster::find_preset(player);
    const std::string_view kind = preset ? preset->stands_for : player;
    return kind.starts_with("mcts") ? "memory" : "";
}

bool has_pace(const PlayerSpec& spec) {
    constexpr std::array<std::string_view, 4> Paces = {"level", "time", "depth", "nodes"};
    return std::any_of(Paces.begin(), Paces.end(), [&](std::string_view key) {
        return spec.options.contains(std::string(key));
    });
}

void fill_in(PlayerSpec& spec, const Allowance& allowance) {
    if (const auto memory = memory_option(spec.name); !memory.empty())
        spec.options[std::string(memory)] = std::to_string(allowance.hash_megabytes);
    if (spec.name == "outflank" && !has_pace(spec))
        spec.options["level"] = std::to_string(std::min(UsualLevel, allowance.level));
}

}  // namespace

std::vector<OfferedPlayer> offered_players() {
    std::vector<OfferedPlayer> offered;
    for (const roster::PlayerEntry& entry : roster::players()) {
        if (entry.name == External) continue;
        OfferedPlayer player{entry, {entry.options.begin(), entry.options.end()}};
        std::erase_if(player.options, [](const auto& option) { return is_withheld(option.key); });
        offered.push_back(std::move(player));
    }
    return offered;
}

Result<PlayerSpec> permitted(std::string_view name, const Allowance& allowance) {
    if (name.size() > LongestName)
        return Error{"a player's name of at most " + std::to_string(LongestName) +
                     " characters was expected"};
    auto spec = PlayerSpec::parse(name);
    if (!spec) return spec.error();
    if (spec->name == External) return Error{"external engines cannot be started from the web"};
    for (const auto& checked :
         {check_options(*spec), check_level(*spec, allowance), check_time(*spec, allowance)}) {
        if (!checked) return checked.error();
    }
    fill_in(*spec, allowance);
    return spec;
}

Result<Duration> permitted_time(std::string_view text, const Allowance& allowance) {
    const auto time = parse_duration("time", text);
    if (!time) return time.error();
    if (*time <= allowance.time) return *time;
    return Error{fmt::format("time expects at most {} s, not {}", in_seconds(allowance.time),
                             text::shown(text))};
}

}  // namespace outflank::app::web
