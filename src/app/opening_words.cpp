#include "app/opening_words.h"

#include <optional>

#include "play/book.h"
#include "play/opening_names.h"

namespace outflank::app {

namespace {

/// The move that led out of the book, counted from 1; nothing where the game is still in it, 0
/// where it never was.
std::optional<std::size_t> move_out_of_book(const GameRecord<othello::Othello>& record) {
    const play::Book& book = play::shipped_book();
    auto position = record.start();
    for (std::size_t i = 0; i <= record.moves().size(); ++i) {
        if (!book.find(narrowed(position))) return i;
        if (i < record.moves().size()) position = record.game().after(position, record.moves()[i]);
    }
    return std::nullopt;
}

std::string book_words(const GameRecord<othello::Othello>& record) {
    const auto out = move_out_of_book(record);
    if (!out) return "in the book";
    return *out == 0 ? "" : "out of the book since move " + std::to_string(*out);
}

}  // namespace

std::string opening_words(const GameRecord<othello::Othello>& record) {
    if (record.game().size() != 8 || record.moves().empty()) return "";
    const auto* opening = play::opening_of(record);
    std::string book = book_words(record);
    if (!opening) return book;
    return std::string(opening->name) + (book.empty() ? "" : ", " + book);
}

}  // namespace outflank::app
