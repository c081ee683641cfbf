/// Raw endgame files: one solved 8x8 position a line, scored by the discs alone.
///
///     -OOOOOO---OOOO-XXXOOXXXX-...-X-OOOO-X- Black 32 -34
///
/// The cells from a1, the side to move, the best square (0 is a1, 63 is h8, -1 a pass), and the
/// score: Black minus White, whoever is to move, the empties to nobody.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/othello/move.h"
#include "games/othello/position8.h"

namespace outflank::formats {

struct RawEndgame {
    std::size_t line = 0;  // in the file, from 1
    othello::Position8 position;
    othello::Move best = othello::Move::pass();  // one of the best moves; a pass: none is named
    int score = 0;  // for the side to move, which the file does not do
};

/// Blank lines are skipped; an error names the line.
Result<std::vector<RawEndgame>> read_raw_endgames(std::string_view text);

}  // namespace outflank::formats
