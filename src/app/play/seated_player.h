/// Players by the names that people type at the table.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "app/play/game_plan.h"
#include "roster/roster.h"

namespace outflank::app {

/// An empty pointer is a person. Refuses names that the roster does not have.
template <Game G>
Result<std::shared_ptr<Player<G>>> seated_player(const G& game, const std::string& name,
                                                 std::uint64_t seed) {
    const auto spec = roster::PlayerSpec::parse(name);
    if (!spec) return spec.error();
    if (spec->name == Human) {
        const auto allowed = spec->allow_only({});
        if (!allowed) return allowed.error();
        return std::shared_ptr<Player<G>>();
    }
    auto player = roster::make_player(game, *spec, seed);
    if (!player) return player.error();
    return std::shared_ptr<Player<G>>(*std::move(player));
}

/// The engine at that level. Where the engine sits already, it keeps its other options, such as a
/// book that was switched off.
inline std::string at_level(const std::string& player, std::int64_t level) {
    auto spec = roster::PlayerSpec::parse(player);
    roster::PlayerSpec engine{.name = "outflank", .options = {}};
    if (spec && spec->name == engine.name) engine.options = std::move(spec->options);
    for (const char* pace : {"time", "clock", "depth", "nodes"}) engine.options.erase(pace);
    engine.options["level"] = std::to_string(level);
    return engine.format();
}

/// Whether everybody whom the plan names could sit down, so that no game is left for one that
/// cannot begin.
inline Result<Done> check_players(const GamePlan& plan) {
    return std::visit(
        [&](const auto& record) -> Result<Done> {
            for (const std::string& name : plan.players) {
                const auto player = seated_player(record.game(), name, 0);
                if (!player) return player.error();
            }
            return Done{};
        },
        plan.record);
}

}  // namespace outflank::app
