#include "app/selfplay_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "app/tafl_learning.h"
#include "core/text.h"
#include "learn/selfplay_run.h"
#include "learn/tafl_selfplay.h"

namespace outflank::app {

namespace {

Result<learn::Quota> parse_quota(const SelfplayOptions& options) {
    if (options.games.empty() == options.positions.empty())
        return Error{"selfplay expects either --games N or --positions N"};
    const bool by_games = !options.games.empty();
    const auto wanted = parse_count(by_games ? "--games" : "--positions",
                                    by_games ? options.games : options.positions);
    if (!wanted) return wanted.error();
    learn::Quota quota;
    (by_games ? quota.games : quota.positions) = *wanted;
    return quota;
}

Result<learn::SelfplaySettings> parse_settings(const SelfplayOptions& options) {
    learn::SelfplaySettings settings;
    const auto depth = parse_or("--depth", options.depth, settings.search.depth, 1, 60);
    if (!depth) return depth.error();
    const auto selectivity = parse_selectivity(options.selectivity);
    if (!selectivity) return selectivity.error();
    const auto exact = parse_or("--exact", options.exact, settings.exact_empties, 0, 60);
    if (!exact) return exact.error();
    const auto prefix = options.prefix.empty() ? settings.prefix
                                               : learn::parse_range("--prefix", options.prefix, 0,
                                                                    learn::ScoredGame::MostMoves);
    if (!prefix) return prefix.error();
    const auto noise = parse_real("--noise", options.noise, settings.noise, 0, 64);
    if (!noise) return noise.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    return learn::SelfplaySettings{{*depth, *selectivity}, *exact, *prefix, *noise, *seed};
}

/// Whatever changes the file stands in it.
std::string run_of(const SelfplayOptions& options, const learn::SelfplaySettings& settings,
                   const learn::Quota& quota, const learn::Shard& shard,
                   const std::string& evaluation) {
    const std::string amount =
        quota.games ? "games=" + options.games : "positions=" + options.positions;
    return fmt::format("selfplay {} {} weights={} shard={}", amount, settings.text(), evaluation,
                       shard.text());
}

}  // namespace

Result<int> run_selfplay(const SelfplayOptions& options) {
    const auto game = choose_learned_game(options.game);
    if (!game) return game.error();
    if (*game) return run_tafl_selfplay(**game, options);
    const auto quota = parse_quota(options);
    if (!quota) return quota.error();
    const auto settings = parse_settings(options);
    if (!settings) return settings.error();
    const auto shard = learn::Shard::parse(options.learn.shard);
    if (!shard) return shard.error();
    const auto crew = make_engine_crew(options.learn.weights, options.learn.threads);
    if (!crew) return crew.error();
    auto writer =
        open_run(options.learn.out, run_of(options, *settings, *quota, *shard, crew->evaluation));
    if (!writer) return writer.error();
    if (writer->is_finished()) return tell_finished(*writer, options.learn.out);

    const InterruptStop interrupt;
    RunProgress progress(quota->share_done(*writer, *shard), *writer);
    const auto show = [&](const learn::GameWriter& so_far) {
        progress.show(quota->share_done(so_far, *shard), so_far);
    };
    const auto ending = learn::run_selfplay(*writer, crew->engines, *settings, *quota,
                                            {crew->threads(), *shard, interrupt.token(), show});
    progress.clear();
    if (!ending) return ending.error();
    return tell_ending(*ending, *writer, options.learn.out);
}

void declare_selfplay(CommandLine& command, SelfplayOptions& options) {
    command.add_option("--games", options.games, "how many games, all shards together");
    command.add_option("--positions", options.positions,
                       "or how many labelled positions, all shards together");
    command.add_option("--depth", options.depth, "plies that every move is searched (default: 6)");
    command.add_option("--selectivity", options.selectivity,
                       "73, 88, 95, 98, 99 or 100: how sure the searches are (default: 100)");
    command.add_option("--exact", options.exact,
                       "solve from this many empty squares (default: 16)");
    command.add_option("--prefix", options.prefix,
                       "random moves first, a number or a range (default: 8-50)");
    command.add_option("--noise", options.noise,
                       "then a temperature in discs to choose moves with (default: 0, the best)");
    command.add_option("--seed", options.seed, "another seed, other games (default: 1)");
    add_learn_options(command, options.learn);
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank selfplay --games 1000 --out games.dat\n"
        "  outflank selfplay --games 100000 --prefix 60 --weights none --out random.dat\n"
        "  outflank selfplay --positions 10M --depth 8 --exact 18 --noise 0.5 --weights w.bin \\\n"
        "           --shard 3/16 --out games.3.dat\n"
        "  outflank selfplay --game tablut --rules ashton --games 2000 --depth 4 --out a.games\n"
        "In tablut --noise is the share of random moves after the prefix, and one thread\n"
        "plays: --shard is for more of them. There the defaults are\n" +
        learn::TaflSelfplaySettings().text() +
        ".\n"
        "The same command goes on with a file that was interrupted (Ctrl-C, or worse),\n"
        "and the games depend on the settings alone, not on threads or interruptions.");
}

}  // namespace outflank::app
