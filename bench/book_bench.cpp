// The opening book: how long it takes until it can be asked, and how long an answer takes.
#include <vector>

#include "benchmark/benchmark.h"

#include "core/rng.h"
#include "play/book.h"
#include "play/book_moves.h"
#include "play/embedded_openings.h"

namespace outflank {
namespace {

/// What the program does when the book is first asked: the checksum, and a look at every record.
void load_embedded_book(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(play::Book::over(play::embedded_book()));
    state.counters["positions"] = static_cast<double>(play::shipped_book().size());
}
BENCHMARK(load_embedded_book)->Name("LoadEmbeddedBook")->Unit(benchmark::kMillisecond);

/// Positions that the book knows, in no order, each in an image by lot.
std::vector<othello::Position8> known_positions(const play::Book& book) {
    Rng rng(1);
    std::vector<othello::Position8> positions;
    for (int i = 0; i < 4096; ++i) {
        const auto entry = book[rng.below(static_cast<std::uint32_t>(book.size()))];
        positions.push_back(transformed(entry.position, AllSymmetries[rng.below(8)]));
    }
    return positions;
}

void look_up(benchmark::State& state) {
    const auto positions = known_positions(play::shipped_book());
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(play::shipped_book().find(positions[i++ % positions.size()]));
    state.counters["positions"] = static_cast<double>(play::shipped_book().size());
}
BENCHMARK(look_up)->Name("LookUp");

void all_moves_of_a_position(benchmark::State& state) {
    const auto positions = known_positions(play::shipped_book());
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            play::book_moves(play::shipped_book(), positions[i++ % positions.size()]));
}
BENCHMARK(all_moves_of_a_position)->Name("AllMovesOfAPosition");

}  // namespace
}  // namespace outflank
