/// TaflGame: a game of Tafl with what its positions are worth, as a line of text; what the learned
/// evaluation of Tafl learns from.
///
///     17 -1 d1-d4 e3-f3 a4-b4/-120 c5-c3/95 ...
///
/// The game's number, its result for the attackers (1, 0 or -1), and its moves from the first
/// position of the rules. A move that was searched has the score of its search behind it:
/// thousandths of a win for the side that made it. A file of games is such lines behind one that
/// names the run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/tafl/tafl.h"

namespace outflank::learn {

struct TaflGame {
    struct Step {
        tafl::Move move{};
        std::optional<int> score;  // within +-1000; none where the move was made by lot

        friend bool operator==(const Step&, const Step&) = default;
    };

    std::uint64_t number = 0;
    int result = 0;  // for the attackers
    std::vector<Step> steps;

    [[nodiscard]] std::string format() const;
    /// Refuses what the rules do not allow.
    static Result<TaflGame> parse(const tafl::Tafl& game, std::string_view line);

    friend bool operator==(const TaflGame&, const TaflGame&) = default;
};

/// How many positions have a score.
std::uint64_t scored_positions(const TaflGame& game);

struct TaflGames {
    std::string run;  // the settings of the run that made them
    std::vector<TaflGame> games;
    std::uint64_t whole_bytes = 0;  // up to the end of the last line that is complete
};

/// The error names the file and the line. Refuses a run of other rules. A last line without an end
/// was torn and is left out.
Result<TaflGames> read_tafl_games(const std::string& path, const tafl::Tafl& game);

}  // namespace outflank::learn
