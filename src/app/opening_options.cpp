#include "app/opening_options.h"

#include <algorithm>
#include <string_view>

#include "app/command_line.h"
#include "roster/catalogue.h"

namespace outflank::app {

namespace {

/// Whether the player, or what a preset stands for, takes that option.
bool takes(const roster::PlayerSpec& spec, std::string_view key) {
    const roster::Preset* preset = roster::find_preset(spec.name);
    const std::string name = preset ? preset->applied_to(spec).name : spec.name;
    for (const auto& entry : roster::players()) {
        if (entry.name != name) continue;
        return std::any_of(entry.options.begin(), entry.options.end(),
                           [&](const roster::OptionEntry& option) { return option.key == key; });
    }
    return false;
}

void apply(roster::PlayerSpec& spec, const std::string& key, const std::string& value) {
    if (!value.empty() && takes(spec, key)) spec.options.try_emplace(key, value);
}

}  // namespace

void add_opening_options(CommandLine& command, OpeningOptions& options) {
    command.add_option("--book", options.book,
                       "the player outflank's book: a file, or off (default: the program's own)");
    command.add_option("--book-randomness", options.randomness,
                       "discs that its moves by the book may lose (default: by its level)");
    command.add_option("--openings-list", options.list,
                       "opening lines for players that follow a list: squares 0-63, commas");
}

roster::PlayerSpec applied(const OpeningOptions& options, roster::PlayerSpec spec) {
    apply(spec, "book", options.book);
    apply(spec, "book-randomness", options.randomness);
    apply(spec, "openings", options.list);
    return spec;
}

std::string applied(const OpeningOptions& options, const std::string& player) {
    auto spec = roster::PlayerSpec::parse(player);
    return spec ? applied(options, *std::move(spec)).format() : player;
}

}  // namespace outflank::app
