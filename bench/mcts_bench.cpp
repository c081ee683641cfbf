// Monte Carlo tree search: simulations a second from the start of the game, in a fresh tree.
#include <memory>

#include "benchmark/benchmark.h"

#include "games/tafl/tafl.h"
#include "roster/mcts_habits.h"
#include "search/mcts.h"
#include "search/mcts_leaves.h"
#include "search/mcts_simulator8.h"

namespace outflank {
namespace {

constexpr double Exploration = roster::MctsHabits::DefaultExploration;
constexpr std::size_t Megabytes = 512;

/// items/s are simulations.
template <Game G>
void simulate(benchmark::State& state, const G& game,
              std::unique_ptr<mcts::Simulator<G>> simulator) {
    auto search = Mcts<G>::make(game, std::move(simulator), Megabytes);
    const auto elsewhere = game.after(game.start(), game.moves(game.start())[0]);
    Limits limits;
    limits.iterations = static_cast<std::uint64_t>(state.range(0));
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(search->search(game.start(), {}, limits));
        state.PauseTiming();
        Limits none;
        none.iterations = 0;
        (void)search->search(elsewhere, {}, none);  // another game: the tree is forgotten
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void BM_MctsOthello8(benchmark::State& state, Isa isa) {
    if (!is_supported(isa))
        return state.SkipWithError("this processor does not have the instruction set");
    simulate(state, othello::Othello(8), mcts::make_simulator8(isa, Exploration, 1));
}
BENCHMARK_CAPTURE(BM_MctsOthello8, portable, Isa::Portable)->Arg(100'000);
BENCHMARK_CAPTURE(BM_MctsOthello8, v3, Isa::X86V3)->Arg(100'000);
BENCHMARK_CAPTURE(BM_MctsOthello8, v4, Isa::X86V4)->Arg(10'000)->Arg(100'000)->Arg(1'000'000);

template <Game G>
void simulate_generic(benchmark::State& state, const G& game) {
    simulate<G>(state, game,
                std::make_unique<mcts::GenericSimulator<G, mcts::PlayoutLeaf>>(
                    game, mcts::PlayoutLeaf{}, Exploration, 1));
}

void BM_MctsTafl(benchmark::State& state, const tafl::Rules& rules) {
    simulate_generic(state, tafl::Tafl(rules));
}
BENCHMARK_CAPTURE(BM_MctsTafl, comp424, tafl::Comp424)->Arg(10'000);
BENCHMARK_CAPTURE(BM_MctsTafl, ashton, tafl::Ashton)->Arg(10'000);
BENCHMARK_CAPTURE(BM_MctsTafl, brandubh, tafl::Brandubh)->Arg(10'000);

/// Any-size Othello; the second argument is the size.
void BM_MctsOthello(benchmark::State& state) {
    simulate_generic(state, othello::Othello(static_cast<int>(state.range(1))));
}
BENCHMARK(BM_MctsOthello)->Args({10'000, 6})->Args({10'000, 10})->Args({10'000, 16});

}  // namespace
}  // namespace outflank
