/// The plan of a match: one line that says everything that determines its games. Games played under
/// one plan may be continued by whoever has the same one. How many games are wanted is no part of
/// it, so that a match can be made longer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fmt/format.h"

#include "arena/match_game.h"
#include "core/checksum.h"

namespace outflank::arena {

/// What tells openings from a file from other ones.
template <Game G>
std::string fingerprint(const std::vector<GameRecord<G>>& openings) {
    std::uint64_t state = checksum("");
    for (const GameRecord<G>& opening : openings) state = checksum(opening.format() + "\n", state);
    return fmt::format("{} given, {:016x}", openings.size(), state);
}

/// A player as it was asked for, and what tells the files it plays by from other ones of that name:
/// the weights inside the program, `weights=`, `openings=`.
std::string fingerprint(const roster::PlayerSpec& spec);

/// `openings` is the fingerprint of given ones, or how they are made.
template <Game G>
std::string plan_of(const MatchSetup<G>& setup, std::string_view openings) {
    std::string players;
    for (const roster::PlayerSpec& spec : setup.specs)
        players += (players.empty() ? "" : " | ") + fingerprint(spec);
    std::string pairings;
    for (const auto& [first, second] : setup.field.pairings)
        pairings += fmt::format("{}{}-{}", pairings.empty() ? "" : " ", first + 1, second + 1);
    return fmt::format("game {}; players {}; pairings {}; openings {}; seed {}; law {}",
                       setup.game.name(), players, pairings, openings, setup.seed,
                       setup.law.format());
}

}  // namespace outflank::arena
