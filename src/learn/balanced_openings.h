/// XOT: openings of eight moves that are neither usual nor lost, worked out from a book that knows
/// every position of the first eight plies.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "play/book.h"

namespace outflank::learn {

/// Transcripts that begin with f5, one for every position after eight moves whose value is at most
/// `bound` away from even, in the order of the alphabet. Refuses a book that lacks one of them.
Result<std::vector<std::string>> balanced_openings(const play::Book& book, Score bound);

}  // namespace outflank::learn
