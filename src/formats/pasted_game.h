/// A game of Othello as people paste it: moves in any spelling, after a board or without one.
///
///     1. F5 f4 2. F3-g4            f5D6c3, d3            f5 d6 c3 -- pass  40-24
///
///       A B C D E F G H
///     1 . . . . . . . .            rows with or without numbers, frames and blanks, then the side
///     ...                          to move (Black where it is not said), then moves
#pragma once

#include <string_view>

#include "core/result.h"
#include "games/othello/othello.h"
#include "play/record.h"

namespace outflank::formats {

/// Longer pastes are refused: a game is a few hundred characters.
inline constexpr std::size_t LongestPaste = 100'000;

/// The letters of the files above or below a diagram: a b c d.
bool is_file_letters(std::string_view line);

/// Refuses what is too long, and what is nothing at all.
Result<Done> check_paste(std::string_view text);

/// Numbers and punctuation are passed over; a word that is neither move nor pass is an error, as
/// is an illegal move, which is named with its number, and a text of neither board nor moves.
Result<GameRecord<othello::Othello>> read_pasted_game(const othello::Othello& game,
                                                      std::string_view text);

}  // namespace outflank::formats
