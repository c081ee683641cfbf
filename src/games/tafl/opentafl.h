/// OpenTafl's way to write a board: "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/". Rows from rank 1, a number
/// for a run of empty squares, 't' an attacker, 'T' a defender, 'K' the king.
///
/// The notation knows more pieces (knights, commanders) than the variants played here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/tafl/position.h"

namespace outflank::tafl {

/// The board alone: OpenTafl says elsewhere who is to move.
std::string format_opentafl(const Position& position, int size);

/// The same rows in our cells ". B W K". No row is longer than the largest board, so that hostile
/// text cannot make a long one; how many rows and cells there should be is the caller's question.
Result<std::vector<std::string>> opentafl_rows(std::string_view board);

}  // namespace outflank::tafl
