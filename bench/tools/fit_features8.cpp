// Fits the weights of src/eval/features8.h: least squares of the final score of human games on the
// features of their positions, one fit for every number of empty squares, with its neighbours for
// smoothness. Writes the weights' header.
//
//     fit_features8 DIR/*.wtb > src/eval/features8_weights.h
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "eval/features8.h"
#include "formats/wthor.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace {

using namespace outflank;
using Kernel = kernels::Portable;
using Game8 = othello::Othello8<Kernel>;
using Features = eval::Features8<Kernel>;
constexpr std::size_t Count = eval::FeatureCount;

/// The normal equations of one number of empty squares.
struct Equations {
    std::array<std::array<double, Count + 1>, Count> rows{};

    void add(const Features::Values& values, double target) {
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t j = 0; j < Count; ++j) rows[i][j] += values[i] * values[j];
            rows[i][Count] += values[i] * target;
        }
    }

    void add(const Equations& other, double weight) {
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t j = 0; j <= Count; ++j) rows[i][j] += weight * other.rows[i][j];
        }
    }

    /// Gaussian elimination; a little ridge keeps features that never vary at zero.
    [[nodiscard]] std::array<double, Count> solved() const {
        auto a = rows;
        for (std::size_t i = 0; i < Count; ++i) a[i][i] += 1.0;
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t k = 0; k < Count; ++k) {
                if (k == i) continue;
                const double factor = a[k][i] / a[i][i];
                for (std::size_t j = i; j <= Count; ++j) a[k][j] -= factor * a[i][j];
            }
        }
        std::array<double, Count> result{};
        for (std::size_t i = 0; i < Count; ++i) result[i] = a[i][Count] / a[i][i];
        return result;
    }
};

using AllEquations = std::array<Equations, 61>;

/// The target is the score of perfect play where the file knows it, else the score of the game.
void add_game(const formats::WtbGame& record, int depth, AllEquations& equations) {
    const Game8 game{};
    std::vector<othello::Position8> positions = {game.start()};
    for (const othello::Square square : record.moves) {
        auto position = positions.back();
        if (game.is_legal(position, othello::Move::pass()))
            position = game.after(position, othello::Move::pass());
        if (!game.is_legal(position, othello::Move::at(square))) return;
        positions.push_back(game.after(position, othello::Move::at(square)));
    }
    const auto end = game.outcome(positions.back());
    if (!end) return;  // the game stopped early: nobody knows its score
    for (const auto& position : positions) {
        if (game.is_over(position)) continue;
        const int empties = kernels::count(position.empties());
        const int black_score = empties >= depth ? 2 * record.theoretical_score - 64 : end->score;
        const int score = position.to_move == Side::One ? black_score : -black_score;
        equations[static_cast<std::size_t>(empties)].add(
            Features::extract(position.own, position.other), 100.0 * score);
    }
}

void write_header(const AllEquations& equations) {
    std::printf(
        "/// Weights of eval/features8.h, written by bench/tools/fit_features8.cpp from the WTHOR "
        "games of 1977-2017: least\n"
        "/// squares on the final score, for each number of empty squares, in hundredths of a disc "
        "/ %d.\n"
        "#pragma once\n\n#include <array>\n#include <cstddef>\n\nnamespace outflank::eval {\n\n"
        "inline constexpr std::size_t FeatureCount = %zu;\ninline constexpr int WeightUnit = "
        "%d;\n\n"
        "/// [empty squares][feature]\n"
        "inline constexpr std::array<std::array<int, FeatureCount>, 61> FeatureWeights = {{\n",
        eval::WeightUnit, Count, eval::WeightUnit);
    for (std::size_t empties = 0; empties <= 60; ++empties) {
        Equations smooth;
        for (std::size_t near = empties < 2 ? 0 : empties - 2;
             near <= std::min<std::size_t>(60, empties + 2); ++near) {
            const bool same_parity =
                (near ^ empties) % 2 == 0;  // who moves last matters more than a ply
            if (same_parity) smooth.add(equations[near], near == empties ? 1.0 : 0.5);
        }
        std::printf("    {{");
        const auto weights = smooth.solved();
        for (std::size_t i = 0; i < Count; ++i)
            std::printf("%s%ld", i ? ", " : "", std::lround(weights[i] * eval::WeightUnit));
        std::printf("}},\n");
    }
    std::printf("}};\n\n}  // namespace outflank::eval\n");
}

}  // namespace

int main(int argc, char** argv) {
    AllEquations equations{};
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        const auto games = formats::read_wtb(bytes);
        if (!games) {
            std::fprintf(stderr, "%s: %s\n", argv[i], games.error().sentence.c_str());
            return 1;
        }
        for (const auto& game : games->games) add_game(game, games->depth, equations);
    }
    write_header(equations);
}
