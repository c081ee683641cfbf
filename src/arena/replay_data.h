/// The positions of a game, small enough that a thousand games fit a page: the first one whole,
/// then only the cells that each move changed.
///
/// A step is the new content of cells and their places, row and column as hexadecimal digits:
/// "X43" puts X on the fifth row's fourth square; "O3233K44" changes three cells; a pass is "".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace outflank::arena {

struct Replay {
    std::string start;  // the cells, row by row
    std::vector<std::string> steps;  // one a move

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// The board of a position as text (cli.md): the cells row by row, nothing else.
std::string cells_of(std::string_view position);

/// Of positions as text, one after the other. REQUIRES: there is one, and all have the same square
/// board of at most 16x16 whose cells are no digits and no small letters.
Replay replay_of(const std::vector<std::string>& positions);

}  // namespace outflank::arena
