/// The plain board file: an 8x8 position that other Othello programs exchange with the computer's
/// time in it.
///
///     0 0 0 0 0 0 0 0      eight lines of eight cells with blanks between: 0 empty, B, W
///     ...
///     W                    the side to move
///     5                    how many seconds the computer may think about a move
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/position.h"

namespace outflank::formats {

struct BoardFile {
    static constexpr int MostSeconds = 24 * 60 * 60;

    othello::Position position;
    int seconds = 0;

    friend bool operator==(const BoardFile&, const BoardFile&) = default;
};

/// Whether a text is meant as a board file, rightly written or not: it begins with a cell and a
/// blank.
bool looks_like_board_file(std::string_view text);

/// Blank lines and blanks at the ends of lines do not matter; everything else is strict. The error
/// names the line.
Result<BoardFile> read_board_file(std::string_view text);

std::string write_board_file(const BoardFile& board);

}  // namespace outflank::formats
