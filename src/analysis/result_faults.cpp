#include "analysis/result_faults.h"

#include <cmath>

#include "fmt/format.h"

#include "core/text.h"

namespace outflank::analysis {

namespace {

constexpr std::size_t LongestLine = 8;  // moves; the rest is a guess at the opponent's play

int sign(double score) { return score > 0 ? 1 : score < 0 ? -1 : 0; }

/// "Black wins by 4", "the attackers win", "the game is drawn".
std::string result_words(double score, Side side, const GameAnalysis& game) {
    if (score == 0) return "the game is drawn";
    const std::string winner = side_words(score > 0 ? side : opponent(side), game);
    if (game.unit == Unit::Games) return winner + " win";
    return fmt::format("{} wins by {:g}", winner, std::abs(score));
}

std::string first_moves(const std::vector<std::string>& line) {
    std::string words;
    for (std::size_t i = 0; i < line.size() && i < LongestLine; ++i) words += ' ' + line[i];
    return words;
}

}  // namespace

std::optional<Explanation> throws_away_result(const MoveAnalysis& move, const GameAnalysis& game) {
    if (!move.is_exact || sign(move.best_score) == sign(move.played_score)) return std::nullopt;
    return Explanation{
        Fault::ThrowsAwayResult,
        {fmt::format("{:g}", move.best_score), fmt::format("{:g}", move.played_score)},
        fmt::format("With {} {}; now {}.", move.best,
                    result_words(move.best_score, move.side, game),
                    result_words(move.played_score, move.side, game))};
}

Explanation better_line(const MoveAnalysis& move, const GameAnalysis& game) {
    const int decimals = game.unit == Unit::Discs ? 1 : 2;
    return {Fault::BetterLine, move.best_line,
            fmt::format("{} was better:{} is worth {:+.{}f} to {}, this move {:+.{}f}.", move.best,
                        first_moves(move.best_line), move.best_score, decimals,
                        side_words(move.side, game), move.played_score, decimals)};
}

}  // namespace outflank::analysis
