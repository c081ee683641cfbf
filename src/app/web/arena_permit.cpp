#include "app/web/arena_permit.h"

#include <algorithm>
#include <string>

#include "fmt/format.h"

#include "app/play/game_plan.h"
#include "app/web/player_permit.h"
#include "core/duration.h"
#include "roster/catalogue.h"
#include "roster/mcts_habits.h"
#include "roster/textbook_habits.h"

namespace outflank::app::web {

namespace {

using roster::PlayerSpec;

constexpr std::size_t MostPlayers = 4;
constexpr Duration UsualTime = std::chrono::seconds(1);

Result<int> permitted_games(int games, std::size_t players, const Allowance& allowance) {
    if (games % 2 != 0)
        return Error{fmt::format(
            "games expects an even number, not {}: each opening is played twice, sides swapped",
            games)};
    const auto pairings = static_cast<int>(players * (players - 1) / 2);
    const int most = allowance.arena_games / pairings / 2 * 2;
    if (games <= most) return games;
    return Error{pairings == 1
                     ? fmt::format("games expects at most {} here, not {}", most, games)
                     : fmt::format("games expects at most {} here for each of {} pairings, not {}",
                                   most, pairings, games)};
}

Result<Duration> permitted_arena_time(const std::optional<std::string>& text,
                                      const Allowance& allowance) {
    const Duration most = std::min(allowance.arena_time, allowance.time);
    if (!text) return std::min(UsualTime, most);
    Allowance narrower = allowance;
    narrower.time = most;
    return permitted_time(*text, narrower);
}

bool has(const PlayerSpec& spec, const char* key) { return spec.options.contains(key); }

Result<PlayerSpec> paced(PlayerSpec spec) {
    if (has(spec, "time")) return spec;
    if ((spec.name == "minimax" || spec.name == "alphabeta") && !has(spec, "depth")) {
        const auto habits = roster::TextbookHabits::parse(spec);
        if (!habits) return habits.error();
        spec.options["depth"] = std::to_string(habits->usual_depth());
    }
    if (spec.name == "mcts" && !has(spec, "iterations"))
        spec.options["iterations"] = std::to_string(roster::MctsHabits::DefaultIterations);
    return spec;
}

Result<PlayerSpec> permitted_player(const std::string& name, const Allowance& allowance) {
    auto spec = permitted(name, allowance);
    if (!spec) return spec.error();
    if (spec->name == Human) return Error{"nobody sits in the arena; Play is for people"};
    return paced(*std::move(spec));
}

}  // namespace

Result<PermittedArena> permitted(const protocol::web::Arena& asked, const Allowance& allowance) {
    if (asked.players.size() > MostPlayers)
        return Error{fmt::format("players expects at most {} of them, not {}", MostPlayers,
                                 asked.players.size())};
    PermittedArena arena;
    for (const std::string& name : asked.players) {
        auto spec = permitted_player(name, allowance);
        if (!spec) return spec.error();
        arena.players.push_back(*std::move(spec));
    }
    const auto games = permitted_games(asked.games, asked.players.size(), allowance);
    if (!games) return games.error();
    const auto time = permitted_arena_time(asked.time, allowance);
    if (!time) return time.error();
    arena.games = *games;
    arena.time = *time;
    return arena;
}

std::optional<Error> arena_excess(const protocol::web::Arena& asked, const Allowance& allowance) {
    const std::size_t players = asked.players.size();
    const bool has_sense = asked.games % 2 == 0 && players >= 2 && players <= MostPlayers;
    if (has_sense) {
        const auto games = permitted_games(asked.games, players, allowance);
        if (!games) return games.error();
    }
    if (!asked.time || !parse_duration("time", *asked.time)) return std::nullopt;
    const auto time = permitted_arena_time(asked.time, allowance);
    return time ? std::nullopt : std::optional(time.error());
}

}  // namespace outflank::app::web
