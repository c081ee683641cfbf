// Searches: positions entered a second.
#include <string>

#include "benchmark/benchmark.h"

#include "eval/discs.h"
#include "eval/king_distance.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "search/alphabeta.h"
#include "search/deepening.h"
#include "search/othello_policy.h"
#include "search/searcher.h"
#include "search/tafl_policy.h"

namespace outflank {
namespace {

/// items/s are positions entered.
void count_nodes(benchmark::State& state, std::uint64_t nodes) {
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

/// The textbook on 8x8, from the start.
void BM_AlphaBetaDiscsDepth8(benchmark::State& state) {
    const othello::Othello8<kernels::Portable> game;
    AlphaBeta alphabeta(game, eval::Discs{});
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : state)
        nodes += search_to_depth(alphabeta, game.start(), 8).nodes;
    count_nodes(state, nodes);
}
BENCHMARK(BM_AlphaBetaDiscsDepth8)->Unit(benchmark::kMillisecond);

/// Each round begins with nothing remembered, so that rounds are alike.
template <class G, class E, class P>
void search_to_depth(benchmark::State& state, const G& game, Searcher<G, E, P>& searcher,
                     int depth) {
    Limits limits;
    limits.depth = depth;
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        searcher.clear();
        state.ResumeTiming();
        nodes += searcher.search(game.start(), limits).nodes;
    }
    count_nodes(state, nodes);
}

constexpr SearcherOptions SixteenMegabytes{.table_bytes = std::size_t{16} << 20};

void BM_SearcherTafl(benchmark::State& state, const tafl::Rules& rules) {
    const tafl::Tafl game{rules};
    Searcher<tafl::Tafl, eval::KingDistance, TaflPolicy> searcher(game, eval::KingDistance(rules),
                                                                  SixteenMegabytes);
    search_to_depth(state, game, searcher, static_cast<int>(state.range(0)));
}
BENCHMARK_CAPTURE(BM_SearcherTafl, comp424, tafl::Comp424)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearcherTafl, ashton, tafl::Ashton)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearcherTafl, brandubh, tafl::Brandubh)->Arg(7)->Unit(benchmark::kMillisecond);

/// Any-size Othello; the argument is the size.
void BM_SearcherOthelloDepth8(benchmark::State& state) {
    const othello::Othello game(static_cast<int>(state.range(0)));
    Searcher<othello::Othello, eval::Discs, OthelloPolicy> searcher(game, eval::Discs{},
                                                                    SixteenMegabytes);
    search_to_depth(state, game, searcher, 8);
}
BENCHMARK(BM_SearcherOthelloDepth8)->Arg(6)->Arg(8)->Arg(10)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace outflank
