#include "app/match_options.h"

#include <algorithm>
#include <thread>

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/number_options.h"
#include "core/duration.h"

namespace outflank::app {

namespace {

constexpr int MostGames = 1'000'000;
constexpr int MostAtOnce = 1024;

Result<arena::Law> parse_law(const MatchOptions& options) {
    arena::Law law;
    if (!options.move_time.empty() && !options.clock.empty())
        return Error{"a match has either --move-time or --clock, not both"};
    if (!options.move_time.empty()) {
        const auto time = parse_duration("--move-time", options.move_time);
        if (!time) return time.error();
        law.move_time = *time;
    }
    if (!options.clock.empty()) {
        const auto clock = parse_clock("--clock", options.clock);
        if (!clock) return clock.error();
        law.clock = *clock;
    }
    if (options.grace.empty()) return law;
    if (!law.has_limit())
        return Error{"--grace is what a limit may be exceeded by; it needs --move-time or --clock"};
    const auto grace = parse_duration("--grace", options.grace);
    if (!grace) return grace.error();
    law.grace = *grace;
    return law;
}

}  // namespace

Result<MatchQuestion> parse_match_options(const MatchOptions& options) {
    constexpr int usual_games = 100;
    if (options.resume && options.out.empty())
        return Error{"--resume goes on with the match in a folder; name it with --out"};
    if (options.xot && !options.openings.empty())
        return Error{"a match has either --xot or --openings, not both"};
    const auto games = parse_or("--games", options.games, usual_games, 1, MostGames);
    if (!games) return games.error();
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto at_once = parse_or("--concurrency", options.concurrency, cores, 1, MostAtOnce);
    if (!at_once) return at_once.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    auto law = parse_law(options);
    if (!law) return law.error();

    MatchQuestion question;
    question.games = *games;
    question.concurrency = static_cast<unsigned>(*at_once);
    question.seed = *seed;
    question.law = *std::move(law);
    if (options.sprt.empty()) return question;
    const auto claims = arena::SprtClaims::parse("--sprt", options.sprt);
    if (!claims) return claims.error();
    question.sprt = *claims;
    return question;
}

void add_match_options(CommandLine& command, MatchOptions& options) {
    add_game_options(command, options.game);
    command.add_option("--games", options.games,
                       "of each pairing, an even number: two from every opening (default: 100)");
    command.add_option("--openings", options.openings,
                       "a file of transcripts, one a line (default: balanced random ones)");
    command.add_flag("--xot", options.xot,
                     "openings of eight moves out of the program, all near even (8x8 Othello)");
    add_opening_options(command, options.player_openings);
    command.add_option("--concurrency", options.concurrency,
                       "games at a time (default: one a core)");
    command.add_option("--seed", options.seed, "of openings and of players' lots (default: 1)");
    command.add_option("--move-time", options.move_time, "the law: so long for a move, 100ms");
    command.add_option("--clock", options.clock,
                       "the law: so long for a game and more for each move, 10s+100ms");
    command.add_option("--grace", options.grace,
                       "beyond a limit by more than this is lost on time (default: 100ms)");
    command.add_option("--out", options.out,
                       "a folder for results.sqlite, games.jsonl, report.txt and report.html");
    command.add_flag("--resume", options.resume, "go on with the match in --out");
    command.add_flag("--json", options.json, "one JSON object a game, then the summary");
    command.add_flag("--quiet", options.quiet, "no progress line");
}

}  // namespace outflank::app
