/// FEN for Othello, as xboard and PGN files have it: rows from rank 1, numbers are runs of empty
/// squares, `P` a disc of Black, who begins, and `p` one of White; then `w` where Black is to move.
///
///     8/8/8/3pP3/3Pp3/8/8/8 w - - 0 1
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/othello/othello.h"
#include "play/record.h"

namespace outflank::formats {

/// A record that begins there, on a board of as many squares as there are rows. What follows the
/// side to move is passed over.
Result<GameRecord<othello::Othello>> parse_fen(std::string_view text);

std::string format_fen(const othello::Othello& game, const othello::Position& position);

}  // namespace outflank::formats
