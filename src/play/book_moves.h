/// What a book has to say about a position: its moves with their values, one of them to play, and
/// the line of best play.
#pragma once

#include <optional>
#include <vector>

#include "core/rng.h"
#include "play/book.h"
#include "search/report.h"

namespace outflank::play {

struct BookMove {
    othello::Move move;
    Score value = 0;  // for the side that makes it
    bool is_leaf = false;  // leads out of the book

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// The moves that the book knows in a position, best first; none where it does not know the
/// position. Any thread.
std::vector<BookMove> book_moves(const Book& book, const othello::Position8& position);

/// A move to play without thinking: one that leads to another position of the book and is worth
/// less than the best by at most `tolerance`, the better the likelier. Nothing where the book does
/// not know the position, or thinks best of a move that leads out of it: then it is time to think.
std::optional<BookMove> choose_from(const std::vector<BookMove>& moves, Score tolerance, Rng& rng);

/// Best play from a position for as long as the book knows it, the leaf last.
std::vector<othello::Move> best_line(const Book& book, othello::Position8 position);

/// What a search would tell about a move of the book: its value, and best play after it, as many
/// plies as the book knows.
SearchReport<othello::Move> report_of(const Book& book, const othello::Position8& position,
                                      const BookMove& move);

}  // namespace outflank::play
