// What the arena itself costs: the share of a match's time that no player spends thinking. Players
// are made for every game, openings searched for, moves checked, results written to the disk. Time
// is that of the processor, so that whatever else the machine does is left out, and so is waiting
// for the disk.
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>

#include "benchmark/benchmark.h"

#include "arena/match_game.h"
#include "arena/match_runner.h"
#include "arena/plan.h"
#include "arena/result_store.h"
#include "engine/weights.h"

namespace outflank {
namespace {

using othello::Othello;

constexpr auto MoveTime = std::chrono::milliseconds(10);

/// Of this thread alone.
Clock::time_point processor_time() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return Clock::time_point(std::chrono::seconds(spent.tv_sec) +
                             std::chrono::nanoseconds(spent.tv_nsec));
}

arena::MatchSetup<Othello> engine_against_itself() {
    const Othello game{8};
    arena::MatchSetup<Othello> setup{game, arena::round_robin({"outflank", "outflank"}),
                                     {},   *arena::made_openings(game, 1),
                                     {},   1};
    setup.specs.assign(2, *roster::PlayerSpec::parse("outflank:book=off"));
    setup.watch = processor_time;
    setup.law.move_time = MoveTime;
    return setup;
}

struct Effort {
    double thinking = 0;  // seconds
    int moves = 0;

    void add(const arena::PlayerStats& stats) {
        thinking += stats.seconds;
        moves += stats.moves;
    }
};

Effort effort_of(const arena::MatchEnd& end) {
    Effort effort;
    for (const arena::PlayedGame& game : end.games) {
        effort.add(game.first_stats);
        effort.add(game.second_stats);
    }
    return effort;
}

/// Twelve games at 10 ms a move, one after the other, kept in a file as they happen.
void BM_ArenaAt10msAMove(benchmark::State& state) {
    constexpr int games = 12;
    double outside = 0;  // seconds
    double granted = 0;
    benchmark::DoNotOptimize(engine::shipped_weights());  // unfolded once a program, not a match
    for ([[maybe_unused]] auto _ : state) {
        std::string pattern = (std::filesystem::temp_directory_path() / "arena-XXXXXX").string();
        const std::filesystem::path folder = mkdtemp(pattern.data());
        const auto begin = processor_time();
        const auto setup = engine_against_itself();
        auto store =
            arena::ResultStore::create(folder / "results.sqlite", arena::plan_of(setup, "made"));
        arena::MatchJob job;
        job.games = games;
        job.play = [&](int number, const std::stop_token& stop) {
            return arena::play_game(setup, number, stop);
        };
        job.on_finished = [&](const arena::PlayedGame& game) { return store->add(game); };
        job.on_next = [](const arena::PlayedGame&) { return true; };
        const arena::MatchEnd end = arena::MatchRunner(std::move(job)).run({}, {});
        const Effort effort = effort_of(end);
        outside += in_seconds(processor_time() - begin) - effort.thinking;
        granted += effort.moves * in_seconds(MoveTime);
        std::filesystem::remove_all(folder);
    }
    state.counters["percent_of_the_time_for_moves"] = 100 * outside / granted;
    state.counters["ms_a_game"] =
        1000 * outside / (games * static_cast<double>(state.iterations()));
}
BENCHMARK(BM_ArenaAt10msAMove)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace outflank
