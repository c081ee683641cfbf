/// Verdict: how a game ended, as the paper around it says. The moves alone do not tell of a game
/// that was resigned or lost on time, and some writers give no more than the winner.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"

namespace outflank::formats {

struct Verdict {
    std::optional<Side> winner;  // nobody: a draw
    std::optional<int> margin;  // discs between them, never negative; nothing where it is not said
    std::string ending;  // "resign", "time", "leave"; empty: played to the end, or not said

    /// From a difference of discs, Black's minus White's.
    static Verdict by(int difference);
    /// From the outcome of a game; `counts_discs` in games that are won by so many.
    static Verdict from(const Outcome& outcome, bool counts_discs);

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Black's discs minus White's; a win without a margin is one of 1.
int difference(const Verdict& verdict);

/// GGF: `+12.000`, `-64.000:t`, `?`. Nothing where the game goes on or the text is no result.
std::optional<Verdict> parse_ggf_result(std::string_view text);
std::string ggf_result(const Verdict& verdict);

/// SGF: `B+12`, `W+R`, `B+T`, `B+`, `0`, `Draw`.
std::optional<Verdict> parse_sgf_result(std::string_view text);
std::string sgf_result(const Verdict& verdict);

/// PGN: `1-0` for Black, who begins, `0-1`, `1/2-1/2`, and as PlayOK has it the discs, `40-24`.
std::optional<Verdict> parse_pgn_result(std::string_view text);
std::string pgn_result(const Verdict& verdict);

}  // namespace outflank::formats
