/// Tafl: leaves of perft a second, the last ply counted and not generated; and whole random games.
#include <benchmark/benchmark.h>

#include "core/rng.h"
#include "games/perft.h"
#include "games/tafl/tafl.h"

namespace outflank::tafl {
namespace {

void BM_TaflPerft4(benchmark::State& state, const Rules& rules) {
    const Tafl game{rules};
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] auto _ : state) leaves += perft(game, game.start(), 4);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK_CAPTURE(BM_TaflPerft4, comp424, Comp424)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_TaflPerft4, ashton, Ashton)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_TaflPerft4, brandubh, Brandubh)->Unit(benchmark::kMillisecond);

/// Plies of random games a second, cut off after 200: what a playout costs.
void BM_TaflRandomGame(benchmark::State& state, const Rules& rules) {
    const Tafl game{rules};
    Rng rng(1);
    std::int64_t plies = 0;
    for ([[maybe_unused]] auto _ : state) {
        Position position = game.start();
        for (int ply = 0; ply < 200; ++ply) {
            const auto moves = game.moves(position);
            if (moves.empty()) break;
            position =
                game.after(position, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            ++plies;
        }
    }
    state.SetItemsProcessed(plies);
}
BENCHMARK_CAPTURE(BM_TaflRandomGame, comp424, Comp424);
BENCHMARK_CAPTURE(BM_TaflRandomGame, ashton, Ashton);

}  // namespace
}  // namespace outflank::tafl
