/// The name by which a player is asked for: `name[:key=value[,key=value...]]`, a value in double
/// quotes if it must hold a comma.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace outflank::roster {

struct PlayerSpec {
    std::string name;
    std::map<std::string, std::string> options;

    static Result<PlayerSpec> parse(std::string_view text);
    [[nodiscard]] std::string format() const;
    /// What people call it: its `name=`, or without one the words that it was asked for by.
    [[nodiscard]] std::string called(const std::string& asked_for) const;

    /// Refuses an option that the player does not know, and names the ones it does.
    [[nodiscard]] Result<Done> allow_only(const std::vector<std::string>& known) const;

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

}  // namespace outflank::roster
