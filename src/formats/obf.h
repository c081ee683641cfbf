/// OBF: problem files, one 8x8 position a line, with the exact scores of its moves where they are
/// known.
///
///     O--OOOOX-OOOOOOX...-------- X; A2:+38; C7:+36; D8:+34;     % a comment
///     -OOOOO----OOOOX-...-OOO--O- O; +6;                         only the score of the best move
///     -XXX------OOOX--...-OOOOO-- X                              no answer
///
/// Scores are disc differences for the side to move, the empties to the winner.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/othello/move.h"
#include "games/othello/position8.h"

namespace outflank::formats {

struct ObfAnswer {
    othello::Move move;
    int score = 0;

    friend bool operator==(const ObfAnswer&, const ObfAnswer&) = default;
};

struct ObfProblem {
    std::size_t line = 0;  // in the file, from 1
    othello::Position8 position;
    std::optional<int> best_score;
    std::vector<ObfAnswer> answers;  // legal moves, in the order of the file

    /// The answers that reach the best score; empty where the file names no moves.
    [[nodiscard]] std::vector<othello::Move> best_moves() const;
};

/// The problem of a line; nothing in one that is blank or a comment. `line` stays 0.
Result<std::optional<ObfProblem>> parse_obf_line(std::string_view line);

/// The problems of a file. Blank lines and comments are skipped, and so is the move `--` with which
/// some writers end a line. Boards are read strictly; an error names the line.
Result<std::vector<ObfProblem>> read_obf(std::string_view text);

}  // namespace outflank::formats
