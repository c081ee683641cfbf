/// Games a second out of and into files of every kind. The target is a million WTHOR games a
/// minute, 17,000 a second. The games are random ones, so that nothing has to be at hand.
#include <benchmark/benchmark.h>
#include <string>
#include <vector>

#include "core/rng.h"
#include "formats/game_file.h"
#include "formats/wthor_sheet.h"
#include "formats/wthor_writer.h"

namespace outflank::formats {
namespace {

using othello::Othello;

constexpr int Games = 1000;

const std::vector<OthelloSheet>& random_games() {
    static const std::vector<OthelloSheet> games = [] {
        std::vector<OthelloSheet> sheets;
        Rng rng(1);
        for (int i = 0; i < Games; ++i) {
            OthelloSheet sheet{GameRecord(Othello(8))};
            sheet.add_tag("black", "Player " + std::to_string(i % 100));
            while (!sheet.record.is_over())
                (void)sheet.play(pick(rng, Othello(8).moves(sheet.record.position())));
            sheets.push_back(std::move(sheet));
        }
        return sheets;
    }();
    return games;
}

std::string written(FileKind kind) {
    std::string text;
    if (kind != FileKind::Wthor) {
        for (const OthelloSheet& sheet : random_games()) text += *write_game(kind, sheet);
        return text;
    }
    WthorWriter writer({2026, 1, 31});
    for (const OthelloSheet& sheet : random_games()) text += *writer.add(sheet);
    return writer.games_header() + text;
}

void BM_ReadGames(benchmark::State& state, FileKind kind) {
    const std::string text = written(kind);
    for ([[maybe_unused]] auto _ : state) {
        std::size_t moves = 0;
        const auto read = read_games(kind, Othello(8), text, [&](const OthelloSheet& sheet) {
            moves += sheet.record.moves().size();
            return Done{};
        });
        if (!read || moves == 0) state.SkipWithError("the games cannot be read");
    }
    state.SetItemsProcessed(state.iterations() * Games);
}
BENCHMARK_CAPTURE(BM_ReadGames, wthor, FileKind::Wthor)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ReadGames, transcript, FileKind::Transcript)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ReadGames, json, FileKind::Json)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ReadGames, ggf, FileKind::Ggf)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ReadGames, sgf, FileKind::Sgf)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ReadGames, pgn, FileKind::Pgn)->Unit(benchmark::kMillisecond);

void BM_WriteGames(benchmark::State& state, FileKind kind) {
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(written(kind));
    state.SetItemsProcessed(state.iterations() * Games);
}
BENCHMARK_CAPTURE(BM_WriteGames, wthor, FileKind::Wthor)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_WriteGames, json, FileKind::Json)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_WriteGames, ggf, FileKind::Ggf)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_WriteGames, pgn, FileKind::Pgn)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace outflank::formats
