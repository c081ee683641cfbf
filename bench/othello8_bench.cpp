// The 8x8 kernels of every instruction set this machine has: perft, playouts, and the single steps
// they are made of.
#include "benchmark/benchmark.h"

#include "core/rng.h"
#include "games/othello/position8.h"
#include "kernels/kernels.h"

namespace {

using namespace outflank;
using othello::Position8;

bool skipped(benchmark::State& state, Isa isa) {
    if (is_supported(isa)) return false;
    state.SkipWithError("this processor does not have the instruction set");
    return true;
}

/// items/s are leaves of perft(10), bulk-counted.
void BM_Othello8Perft10(benchmark::State& state, Isa isa) {
    if (skipped(state, isa)) return;
    const Position8 start = othello::start8();
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += kernels::kernels_for(isa).perft(start.own, start.other, 10);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}

/// items/s are random games from the start to the end.
void BM_Othello8Playouts(benchmark::State& state, Isa isa) {
    if (skipped(state, isa)) return;
    constexpr std::uint64_t games = 10'000;
    const Position8 start = othello::start8();
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            kernels::kernels_for(isa).playouts(start.own, start.other, games, ++seed));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(games));
}

void BM_Othello8Key(benchmark::State& state) {
    Rng rng(1);
    Position8 position{.own = rng.next(), .other = 0, .to_move = Side::One};
    position.other = ~position.own & rng.next();
    for (auto _ : state) {
        position.own ^=
            othello::key(position) & 1;  // each key waits for the one before: this is its latency
        benchmark::DoNotOptimize(position);
    }
}

BENCHMARK_CAPTURE(BM_Othello8Perft10, portable, Isa::Portable)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Othello8Perft10, v3, Isa::X86V3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Othello8Perft10, v4, Isa::X86V4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Othello8Playouts, portable, Isa::Portable)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Othello8Playouts, v3, Isa::X86V3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Othello8Playouts, v4, Isa::X86V4)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Othello8Key);

}  // namespace
