#include "app/tournament_command.h"

#include <algorithm>

#include "app/command_line.h"
#include "app/match_session.h"
#include "core/text.h"

namespace outflank::app {

namespace {

Result<arena::Field> field_of(const TournamentOptions& options) {
    const auto& players = options.match.players;
    if (players.size() < 2) return Error{"a tournament expects at least two players"};
    auto sorted = players;
    std::sort(sorted.begin(), sorted.end());
    if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
        return Error{"player " + text::shown(*twice) + " is named twice"};
    if (options.format.empty() || options.format == "round-robin")
        return arena::round_robin(players);
    if (options.format == "gauntlet") return arena::gauntlet(players);
    return Error{"--format expects round-robin or gauntlet, not " + text::shown(options.format)};
}

}  // namespace

Result<int> run_tournament(const TournamentOptions& options) {
    if (!options.match.sprt.empty())
        return Error{"--sprt asks which of two players is better; 'outflank match' takes it"};
    const auto any_game = choose_game(options.match.game);
    if (!any_game) return any_game.error();
    auto field = field_of(options);
    if (!field) return field.error();
    const std::string kind = options.format.empty() ? "round-robin" : options.format;
    const std::string title = kind + " of " + std::to_string(field->players.size()) + " players";
    const Contest contest{*std::move(field), title, true};
    return run_contest(*any_game, contest, options.match);
}

void declare_tournament(CommandLine& command, TournamentOptions& options) {
    command.add_option("PLAYERS", options.match.players, "two players or more, by name").required();
    command.add_option("--format", options.format,
                       "round-robin: everybody meets everybody (default); gauntlet: the first "
                       "meets every other");
    add_match_options(command, options.match);
    command.add_option("--sprt", options.match.sprt, "not here: 'outflank match' takes it");
    command.footer(
        "Examples:\n"
        "  outflank tournament outflank:level=1 greedy random --games 20\n"
        "  outflank tournament outflank:level=6 outflank:level=4 outflank:level=2 --format "
        "gauntlet\n"
        "  outflank tournament outflank:level=2 greedy random --game tablut --out results\n"
        "Ratings have the mean 0. Every pairing plays the same openings, twice each.");
}

}  // namespace outflank::app
