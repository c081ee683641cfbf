/// How searches are told: scores, lines and speeds, the same words in every command.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fmt/format.h"

#include "core/duration.h"
#include "eval/score.h"
#include "games/othello/move.h"
#include "search/report.h"

namespace outflank::app {

/// "+38", "-2", or "+1.53" where it is no whole number of discs.
std::string score_in_discs(Score score);

/// The same without a plus, as JSON has it.
std::string json_score(Score score);

/// "24" to the very end, "24@73%" where something was left out on a guess.
std::string depth_words(int depth, int selectivity);

/// "53.2M/s"; nothing can be said of no time.
std::string speed_words(std::uint64_t nodes, Duration time);

/// "10.7M", "120k".
std::string count_words(std::uint64_t count);

/// The moves with blanks between, formatted one by one.
template <class Move, class Format>
std::string line_words(const std::vector<Move>& line, const Format& format) {
    std::string words;
    for (const Move move : line) words += (words.empty() ? "" : " ") + format(move);
    return words;
}

}  // namespace outflank::app
