// The errors behind src/engine/probcut.h: how far searches of one depth are off deeper ones, over
// positions of human games searched without pruning. Prints a line for each pair of depths: mean
// and root of the mean square, in hundredths of a disc.
//
//     fit_probcut8 DIR/*.wtb
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "engine/engine.h"
#include "formats/wthor.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace {

using namespace outflank;
using Game8 = othello::Othello8<kernels::Portable>;

constexpr int PositionsPerPhase = 250;
constexpr int SolvedFrom =
    18;  // empties from which the exact score is cheap enough to compare with

struct Pair {
    int deep;
    int shallow;
    auto operator<=>(const Pair&) const = default;
};
using Errors = std::map<Pair, std::vector<double>>;

/// The position of the game with that many empty squares, if the side to move has a move there.
std::optional<othello::Position8> position_at(const std::vector<othello::Square>& squares,
                                              int empties) {
    const Game8 game{};
    auto position = game.start();
    for (const othello::Square square : squares) {
        if (kernels::count(position.empties()) == empties) break;
        if (game.is_legal(position, othello::Move::pass()))
            position = game.after(position, othello::Move::pass());
        if (!game.is_legal(position, othello::Move::at(square))) return std::nullopt;
        position = game.after(position, othello::Move::at(square));
    }
    const bool is_there = kernels::count(position.empties()) == empties;
    if (!is_there || game.is_over(position) || game.is_legal(position, othello::Move::pass()))
        return std::nullopt;
    return position;
}

void add_errors(engine::Engine& engine, const othello::Position8& position, int empties,
                Errors& errors) {
    const int deepest = empties >= 30 ? 9 : 10;
    engine.forget();
    std::map<int, int> scores;
    for (int depth = 1; depth <= deepest; ++depth)
        scores[depth] = engine.search(position, {.goal = {depth, Exact}}, {}, {}).score;
    if (empties <= SolvedFrom) scores[empties] = engine.search(position, {}, {}, {}).score;
    for (const auto& [deep, deep_score] : scores) {
        for (const auto& [shallow, shallow_score] : scores) {
            if (shallow < deep) errors[{deep, shallow}].push_back(deep_score - shallow_score);
        }
    }
}

void print(int empties, const Errors& errors) {
    for (const auto& [pair, values] : errors) {
        double sum = 0;
        double squares = 0;
        for (const double value : values) {
            sum += value;
            squares += value * value;
        }
        const auto count = static_cast<double>(values.size());
        std::printf("empties %d depth %d from %d: mean %.0f, error %.0f\n", empties, pair.deep,
                    pair.shallow, sum / count, std::sqrt(squares / count));
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<formats::WtbGame> games;
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        auto read = formats::read_wtb(std::string{std::istreambuf_iterator<char>(file), {}});
        if (!read) {
            std::fprintf(stderr, "%s: %s\n", argv[i], read.error().sentence.c_str());
            return 1;
        }
        for (auto& game : read->games) games.push_back(std::move(game));
    }
    const auto engine = engine::Engine::make(best_isa(), {.hash_megabytes = 16});
    if (games.empty() || !engine) {
        std::fprintf(stderr, "fit_probcut8 expects WTHOR files with games\n");
        return 1;
    }
    Rng rng(1);
    for (const int empties : {14, 18, 24, 30, 36, 42}) {
        Errors errors;
        for (int found = 0; found < PositionsPerPhase;) {
            const auto position = position_at(
                games[rng.below(static_cast<std::uint32_t>(games.size()))].moves, empties);
            if (!position) continue;
            add_errors(**engine, *position, empties, errors);
            ++found;
        }
        print(empties, errors);
    }
}
