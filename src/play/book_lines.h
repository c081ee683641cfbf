/// A book as lines of play, for people and for programs that know nothing better.
#pragma once

#include <cstddef>
#include <vector>

#include "play/book.h"

namespace outflank::play {

using Line = std::vector<othello::Move>;

/// Lines from the start that together pass through every position which moves worse than the best
/// by at most `bound` lead to, none longer than `longest`. Where several pass through a position,
/// the first plays its best move: so a list that is followed line by line plays the book's best.
std::vector<Line> book_lines(const Book& book, Score bound, std::size_t longest);

}  // namespace outflank::play
