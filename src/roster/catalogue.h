/// The catalogue: every player and preset that can be asked for by name, as data.
///
/// A preset is nothing but a name for another player with options: whoever asks for
/// `classic-gye:depth=5` gets `minimax:depth=5,eval=bonuses` under the name that was asked for.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "roster/player_spec.h"

namespace outflank::roster {

struct OptionEntry {
    std::string_view key;
    std::string_view meaning;
};

struct PlayerEntry {
    std::string_view name;
    std::string_view purpose;
    std::span<const OptionEntry> options;

    [[nodiscard]] std::vector<std::string> option_names() const;
};

struct Preset {
    std::string_view name;
    std::string_view stands_for;  // a spec
    std::string_view purpose;

    /// What it stands for, with the options that were asked for in place of its own. How long to
    /// think is one question: a depth that is asked for also takes the place of a time, and the
    /// other way round.
    [[nodiscard]] PlayerSpec applied_to(const PlayerSpec& asked) const;
};

std::span<const PlayerEntry> players();
std::span<const Preset> presets();

/// REQUIRES: there is a player of that name.
const PlayerEntry& player_entry(std::string_view name);
/// Null when the name is not that of a preset.
const Preset* find_preset(std::string_view name);

/// Whether a player or a preset is called that.
bool is_player_name(std::string_view name);
/// Names every player and preset.
Error unknown_player(std::string_view name);

}  // namespace outflank::roster
