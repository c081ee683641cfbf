/// The positions that lines of play pass through, for a book that is to know them.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/othello/position8.h"

namespace outflank::learn {

/// From a text with a transcript of 8x8 Othello a line, `f5d6c3`; empty lines and those that begin
/// with # are skipped, and positions after the end of a game left out. Every position once for all
/// its images, in the order of the lines. An error names the line.
Result<std::vector<othello::Position8>> positions_of_lines(std::string_view text);

}  // namespace outflank::learn
