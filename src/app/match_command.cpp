#include "app/match_command.h"

#include "app/command_line.h"
#include "app/match_session.h"

namespace outflank::app {

Result<int> run_match(const MatchOptions& options) {
    const auto any_game = choose_game(options.game);
    if (!any_game) return any_game.error();
    const Contest contest{arena::round_robin(options.players), "", false};
    return run_contest(*any_game, contest, options);
}

void declare_match(CommandLine& command, MatchOptions& options) {
    command.add_option("PLAYERS", options.players, "two players by name").required().expected(2);
    add_match_options(command, options);
    command.add_option("--sprt", options.sprt,
                       "stop as soon as one of two Elo differences is believed, 0,10");
    command.footer(
        "Examples:\n"
        "  outflank match outflank:level=4 greedy --games 20\n"
        "  outflank match outflank:depth=6 outflank:depth=4 --sprt 0,50 --games 2000\n"
        "  outflank match outflank outflank:level=1 --move-time 50ms --out results\n"
        "  outflank match outflank outflank:level=1 --move-time 50ms --out results --resume\n"
        "  outflank match outflank:level=2 random --rules ashton --json\n"
        "Each opening is played twice, sides swapped. Results are for the player named\n"
        "first. 'outflank players' lists the players. Ctrl-C ends a match cleanly: what\n"
        "is finished counts.");
}

}  // namespace outflank::app
