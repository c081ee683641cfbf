/// The proof of a book: what has to hold of every position in it, looked at one by one.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "play/book.h"

namespace outflank::play {

struct BookFindings {
    std::size_t positions = 0;
    std::size_t links = 0;  // moves from one position of the book to another
    std::size_t open = 0;  // positions with moves that nobody has looked at since a merge
    std::map<int, std::size_t> by_discs;
    std::map<int, std::size_t> by_depth;  // of the looks at leaves
    std::size_t wrong = 0;  // positions about which there is something to complain
    std::vector<std::string> complaints;  // the first few
};

/// Every position has to be the one that stands for its images, every leaf a legal move that leads
/// out of the book, and every value the best of the leaf and of the moves into the book.
BookFindings check(const Book& book);

}  // namespace outflank::play
