#include "app/play_command.h"

#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <unistd.h>
#include <utility>

#include "CLI/CLI.hpp"

#include "app/common_options.h"
#include "app/plain_game.h"
#include "core/duration.h"
#include "core/rng.h"
#include "core/text.h"
#include "roster/roster.h"

namespace outflank::app {

namespace {

struct Names {
    std::string first;
    std::string second;
};

/// Who sits down where nobody was named: a person and a beatable opponent, or two players where
/// nobody is there.
Names players_of(const PlayOptions& options) {
    const bool has_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    const std::string host = has_terminal ? "human" : "greedy";
    const std::string guest = has_terminal ? "outflank:level=3" : "random";
    const auto across_from = [&](const std::string& named) { return named == host ? guest : host; };
    Names names{options.first, options.second};
    if (names.first.empty()) names.first = across_from(names.second.empty() ? guest : names.second);
    if (names.second.empty()) names.second = across_from(names.first);
    return names;
}

Result<std::uint64_t> seed_of(const std::string& typed) {
    if (typed.empty()) return static_cast<std::uint64_t>(std::random_device{}());
    const auto seed = text::parse_int("--seed", typed, 0, INT64_MAX);
    if (!seed) return seed.error();
    return static_cast<std::uint64_t>(*seed);
}

Result<std::optional<Duration>> move_time_of(const std::string& typed) {
    if (typed.empty()) return std::optional<Duration>();
    const auto time = parse_duration("--time", typed);
    if (!time) return time.error();
    return std::optional(*time);
}

/// An empty pointer is a person.
template <Game G>
Result<std::unique_ptr<Player<G>>> seat_for(const G& game, const std::string& typed,
                                            std::uint64_t seed) {
    const auto spec = roster::PlayerSpec::parse(typed);
    if (!spec) return spec.error();
    if (spec->name != "human") return roster::make_player(game, *spec, seed);
    const auto allowed = spec->allow_only({});
    if (!allowed) return allowed.error();
    return std::unique_ptr<Player<G>>();
}

template <Game G>
Result<int> play(const G& game, const PlayOptions& options) {
    auto record = options.position.empty() ? GameRecord<G>(game)
                                           : GameRecord<G>::parse(game, options.position);
    if (!record) return record.error().in("--position");
    const auto seed = seed_of(options.seed);
    if (!seed) return seed.error();
    const auto move_time = move_time_of(options.time);
    if (!move_time) return move_time.error();
    Rng rng(*seed);

    const Names names = players_of(options);
    auto first = seat_for(game, names.first, rng.next());
    if (!first) return first.error();
    auto second = seat_for(game, names.second, rng.next());
    if (!second) return second.error();
    typename PlainGame<G>::Seats seats = {*std::move(first), *std::move(second)};
    return PlainGame<G>(*std::move(record), std::move(seats), *move_time, std::cin, std::cout)
        .run();
}

}  // namespace

Result<int> run_play(const PlayOptions& options) {
    const auto any_game = choose_game(options.game);
    if (!any_game) return any_game.error();
    return std::visit([&](const auto& game) { return play(game, options); }, *any_game);
}

void declare_play(CLI::App& command, PlayOptions& options) {
    add_game_options(command, options.game);
    command.add_option("--black,--attackers", options.first,
                       "who plays Black (the attackers): human, or a name of `outflank players`");
    command.add_option("--white,--defenders", options.second, "who plays White (the defenders)");
    command.add_option("--position", options.position, "begin from this position or transcript");
    command.add_option("--time", options.time, "what a player may think about a move: 500ms, 2s");
    command.add_option("--seed", options.seed, "makes players that draw lots repeatable");
    command.footer(
        "Examples:\n"
        "  outflank play                                    you are Black, against a beatable "
        "opponent\n"
        "  outflank play --white outflank:level=10          a stronger one; levels go up to 60\n"
        "  outflank play --black outflank --white human --time 2s\n"
        "  outflank play --size 6 --white random\n"
        "  outflank play --rules ashton --defenders human --attackers greedy\n"
        "The player outflank takes level=, time=, depth= or nodes=, and threads= and hash=.\n"
        "Without a terminal and without --black and --white, two players show a short game.");
}

}  // namespace outflank::app
