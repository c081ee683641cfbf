#include "app/tafl_bench.h"

#include <array>

#include "fmt/format.h"

#include "app/bench_command.h"
#include "app/score_text.h"
#include "core/duration.h"
#include "core/rng.h"
#include "engine/generic_searcher.h"

namespace outflank::app {

namespace {

constexpr int Depth = 9;
constexpr std::array<int, 4> Plies = {0, 4, 8, 12};  // of the random game
constexpr std::uint64_t Seed = 1;

/// The game may be over earlier; then its last position but one is meant.
tafl::Position position_after(const tafl::Tafl& game, int plies) {
    Rng rng(Seed);
    auto position = game.start();
    for (int ply = 0; ply < plies; ++ply) {
        const auto next = game.after(position, pick(rng, game.moves(position)));
        if (game.is_over(next)) break;
        position = next;
    }
    return position;
}

}  // namespace

std::uint64_t run_tafl_bench(const tafl::Tafl& game, std::ostream& out) {
    auto searcher = engine::generic_searcher(game, BenchHashMegabytes);
    Limits limits;
    limits.depth = Depth;
    std::uint64_t nodes = 0;
    Duration time{};
    for (const int plies : Plies) {
        searcher.clear();
        const auto report = searcher.search(position_after(game, plies), limits);
        out << fmt::format(
                   "{} after {:>2} plies, depth {:<2} {:>+7.3f} {:>9} nodes {:>8.3f} s {:>9}\n",
                   game.rules().name, plies, report.depth, report.score / 1000.0, report.nodes,
                   in_seconds(report.time), speed_words(report.nodes, report.time))
            << std::flush;
        nodes += report.nodes;
        time += report.time;
    }
    tell_bench(nodes, time, out);
    return nodes;
}

}  // namespace outflank::app
