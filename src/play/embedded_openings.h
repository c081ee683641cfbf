/// The files of the folder openings/, inside the program.
#pragma once

#include <span>
#include <string_view>

namespace outflank::play {

/// openings/othello8.book; docs/formats/book.md.
std::span<const unsigned char> embedded_book();

/// openings/xot.txt: balanced openings of eight moves, a transcript a line.
std::string_view embedded_xot();

/// openings/list.csv: lines of the book as numbers of squares, for players by a plain list.
std::string_view embedded_list();

}  // namespace outflank::play
