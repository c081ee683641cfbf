#include "arena/schedule.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/rng.h"

namespace outflank::arena {

std::vector<std::string> told_apart(std::vector<std::string> players) {
    const std::vector<std::string> asked_for = players;
    for (std::size_t i = 1; i < players.size(); ++i) {
        const auto end = asked_for.begin() + static_cast<std::ptrdiff_t>(i);
        const auto before = std::count(asked_for.begin(), end, asked_for[i]);
        if (before > 0) players[i] += " (" + std::to_string(before + 1) + ")";
    }
    return players;
}

Field round_robin(std::vector<std::string> players) {
    Field field{std::move(players), {}};
    for (std::size_t first = 0; first < field.players.size(); ++first)
        for (std::size_t second = first + 1; second < field.players.size(); ++second)
            field.pairings.push_back({first, second});
    return field;
}

Field gauntlet(std::vector<std::string> players) {
    Field field{std::move(players), {}};
    for (std::size_t other = 1; other < field.players.size(); ++other)
        field.pairings.push_back({0, other});
    return field;
}

Fixture fixture(const Field& field, int number) {
    const auto pair = static_cast<std::size_t>(number - 1) / 2;
    Fixture result;
    result.number = number;
    result.pairing = pair % field.pairings.size();
    result.first = field.pairings[result.pairing][0];
    result.second = field.pairings[result.pairing][1];
    result.opening = pair / field.pairings.size();
    result.first_begins_as_one = number % 2 == 1;
    return result;
}

std::uint64_t seed_of_player(std::uint64_t match_seed, int number, bool is_first) {
    const auto seat = 2 * static_cast<std::uint64_t>(number) + (is_first ? 0 : 1);
    Rng match(match_seed);
    Rng game(match.next() + seat);
    return game.next();
}

}  // namespace outflank::arena
