/// Egaroucid's opening book, `.egbk3`: nine letters, a version, a count, and 25 bytes a position.
/// Read only, to be merged into a book of ours.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.h"
#include "play/book.h"

namespace outflank::formats {

/// Whether a file begins like one.
bool is_egbk3(std::string_view bytes);

/// Its positions with whole discs as values. A level becomes a depth at the loosest selectivity.
/// Positions that nobody can stand in are refused by their number; a leaf that is no legal move is
/// left out.
Result<std::vector<play::BookEntry>> read_egbk3(std::string_view bytes);

}  // namespace outflank::formats
