/// The file exchange of a course server: a state file in, a growing file of choices out.
///
/// The state is the player (1 is Black), eight rows of eight cells (0 empty, 1, 2), the number of
/// valid spots, and each as `row column`, counted from 0. The cells of a row may have blanks
/// between them. A choice is written as such a pair too.
///
///     1
///     00000000
///     ...
///     4
///     2 3
///     3 2
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/move.h"
#include "games/othello/position.h"

namespace outflank::protocol {

/// Refuses a file whose valid spots are not those of the rules: then the two programs do not play
/// the same game. An error names the line.
Result<othello::Position> parse_state(std::string_view text);
std::string format_state(const othello::Position& position);

/// "4 5\n", the line for f5. REQUIRES: the move is no pass.
std::string format_choice(othello::Move move);

}  // namespace outflank::protocol
