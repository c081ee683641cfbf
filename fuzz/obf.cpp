/// Problem files and raw endgame files from any bytes: what is read names legal moves and scores
/// that a board can have.
#include "formats/obf.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "formats/raw_endgame.h"
#include "games/othello/othello.h"
#include "require.h"

namespace {

using outflank::fuzz::require;
using outflank::othello::Othello;

void check_problems(const Othello& game, std::string_view text) {
    const auto problems = outflank::formats::read_obf(text);
    if (!problems) {
        require(problems.error().sentence.starts_with("line "));
        return;
    }
    for (const auto& problem : *problems) {
        require(problem.line >= 1);
        require(!problem.best_score || std::abs(*problem.best_score) <= 64);
        require(problem.answers.empty() == problem.best_moves().empty() || problem.best_score);
        for (const auto& answer : problem.answers) {
            require(answer.score <= problem.best_score);
            require(game.is_legal(widened(problem.position), answer.move));
        }
    }
}

void check_endgames(const Othello& game, std::string_view text) {
    const auto endgames = outflank::formats::read_raw_endgames(text);
    if (!endgames) {
        require(endgames.error().sentence.starts_with("line "));
        return;
    }
    for (const auto& endgame : *endgames) {
        const auto position = widened(endgame.position);
        require(std::abs(endgame.score) <= 64);
        require(game.is_over(position) || game.is_legal(position, endgame.best));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Othello game(8);
    check_problems(game, text);
    check_endgames(game, text);
    return 0;
}
