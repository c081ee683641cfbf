/// NotedMove: a move of Othello with what its player thought of it and how long that took, written
/// `F5/1.20/0.02`. GGF files and the NBoard protocol share the spelling.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/move.h"

namespace outflank {

struct MoveNote {
    std::optional<double> eval;  // discs, for the side that moves
    std::optional<double> seconds;

    friend bool operator==(const MoveNote&, const MoveNote&) = default;
};

struct NotedMove {
    othello::Move move;
    MoveNote note;

    friend bool operator==(const NotedMove&, const NotedMove&) = default;
};

/// `F5`, `F5//3.2`, `f5/1.2/0`, and with blanks instead of slashes, as Edax has it. An evaluation
/// or a time that is no number counts as left out.
Result<NotedMove> parse_noted_move(std::string_view text);
std::string format(const NotedMove& noted);

/// "F5", "PA".
std::string capital_word(othello::Move move);

/// With two decimals, as evaluations and seconds are written.
std::string decimal_word(double number);

}  // namespace outflank
