#include "app/bench_command.h"

#include <iostream>
#include <variant>

#include "fmt/format.h"

#include "app/bench_set.h"
#include "app/command_line.h"
#include "app/common_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/score_text.h"
#include "app/tafl_bench.h"
#include "core/duration.h"
#include "games/othello/othello.h"

namespace outflank::app {

namespace {

engine::Report search(engine::Engine& engine, const BenchSearch& bench) {
    const auto position = othello::Othello(8).parse_position(bench.position);
    engine::Task task;
    task.goal = bench.goal;
    engine.forget();
    return engine.search(narrowed(*position), task, {}, {});
}

}  // namespace

void tell_bench(std::uint64_t nodes, Duration time, std::ostream& out) {
    out << fmt::format("{} nodes in {:.3f} seconds, {}\nBench: {}\n", nodes, in_seconds(time),
                       speed_words(nodes, time), nodes)
        << std::flush;
}

std::uint64_t run_bench_set(engine::Engine& engine, std::ostream& out) {
    std::uint64_t nodes = 0;
    Duration time{};
    for (const BenchSearch& bench : BenchSet) {
        const engine::Report report = search(engine, bench);
        out << fmt::format("{} {:<7} {:>6} {:>10} nodes {:>8.3f} s {:>9}\n", bench.position,
                           depth_words(report.depth, report.selectivity),
                           score_in_discs(report.score), report.nodes, in_seconds(report.time),
                           speed_words(report.nodes, report.time))
            << std::flush;
        nodes += report.nodes;
        time += report.time;
    }
    tell_bench(nodes, time, out);
    return nodes;
}

Result<int> run_bench(const BenchOptions& options) {
    const auto game = choose_game(options.game);
    if (!game) return game.error();
    if (const auto* const tablut = std::get_if<tafl::Tafl>(&*game)) {
        run_tafl_bench(*tablut, std::cout);
        return Success;
    }
    if (std::get<othello::Othello>(*game).size() != 8)
        return Error{"bench knows Othello on 8x8 and tablut, no other board"};
    engine::Options settings;
    settings.hash_megabytes = BenchHashMegabytes;
    const auto engine = make_engine(settings);
    if (!engine) return engine.error();
    run_bench_set(**engine, std::cout);
    return Success;
}

void declare_bench(CommandLine& command, BenchOptions& options) {
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank bench\n"
        "  outflank bench --game tablut --rules ashton\n"
        "  OUTFLANK_ISA=portable outflank bench     the same nodes, another speed\n"
        "The last line, `Bench: N`, counts all nodes: it changes when the search does.");
}

}  // namespace outflank::app
