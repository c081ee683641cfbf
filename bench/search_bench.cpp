// Searches: positions entered a second.
#include <string>

#include "benchmark/benchmark.h"

#include "engine/generic_searcher.h"
#include "eval/discs.h"
#include "games/othello/othello.h"
#include "roster/textbook_maker.h"
#include "search/othello_policy.h"
#include "search/searcher.h"

namespace outflank {
namespace {

/// items/s are positions entered.
void count_nodes(benchmark::State& state, std::uint64_t nodes) {
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

/// A textbook player's first move on 8x8; OUTFLANK_ISA chooses the instruction set.
void BM_TextbookPlayer(benchmark::State& state, const char* spec) {
    const othello::Othello game(8);
    const GameRecord<othello::Othello> record(game);
    auto made = roster::make_textbook(game, *roster::PlayerSpec::parse(spec));
    const auto player = *std::move(made);
    std::uint64_t explored = 0;
    for ([[maybe_unused]] auto _ : state) explored += player->choose(record)->explored;
    count_nodes(state, explored);
}
BENCHMARK_CAPTURE(BM_TextbookPlayer, alphabeta_discs, "alphabeta:depth=8");
BENCHMARK_CAPTURE(BM_TextbookPlayer, alphabeta_discs_killer, "alphabeta:depth=8,killer=on");
BENCHMARK_CAPTURE(BM_TextbookPlayer, minimax_discs, "minimax:depth=6");
BENCHMARK_CAPTURE(BM_TextbookPlayer, alphabeta_squares, "alphabeta:depth=6,eval=squares");
BENCHMARK_CAPTURE(BM_TextbookPlayer, alphabeta_features, "alphabeta:depth=6,eval=features");
BENCHMARK_CAPTURE(BM_TextbookPlayer, alphabeta_bonuses, "alphabeta:depth=6,eval=bonuses");

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

/// What plays: the learned evaluation where one ships.
void BM_SearcherTafl(benchmark::State& state, const tafl::Rules& rules) {
    const tafl::Tafl game{rules};
    auto searcher = engine::generic_searcher(game, 16);
    search_to_depth(state, game, searcher, static_cast<int>(state.range(0)));
}
BENCHMARK_CAPTURE(BM_SearcherTafl, comp424, tafl::Comp424)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearcherTafl, ashton, tafl::Ashton)->Arg(9)->Unit(benchmark::kMillisecond);
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
