/// Book: positions of 8x8 Othello whose value was worked out beforehand.
///
/// A book is nothing but sorted records without links. One record stands for a position in all
/// its eight images. Which of a position's moves the book knows is seen by looking up where they
/// lead; besides, a record tells the best of the moves that lead out of the book, its leaf, so
/// that a position's value is the best of both. docs/formats/book.md has the layout.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/task.h"
#include "eval/score.h"
#include "games/othello/move.h"
#include "games/othello/position8.h"

namespace outflank::play {

struct BookEntry {
    othello::Position8 position;  // who is to move in it, Black or White, is not kept
    Score value = 0;  // for the side to move, in hundredths of a disc
    /// The best of the moves that lead out of the book; none where every move is known.
    std::optional<othello::Move> leaf;
    Score leaf_value = 0;  // where there is a leaf, or no move is known at all
    engine::Stage stage;  // how the leaf was looked at

    friend bool operator==(const BookEntry&, const BookEntry&) = default;
};

/// The same entry about another image of its position.
BookEntry transformed(const BookEntry& entry, Symmetry symmetry);

class Book {
  public:
    Book() = default;  // knows nothing

    /// Refuses what is foreign, of another version, cut off or damaged, and says which.
    static Result<Book> from_bytes(std::string bytes);
    /// The same without a copy. REQUIRES: the bytes outlive the book.
    static Result<Book> over(std::span<const unsigned char> bytes);
    /// The error names the file.
    static Result<Book> read(const std::string& file);

    /// A file's bytes, the entries sorted. `note` says how they were made. REQUIRES: no two
    /// entries are images of each other.
    static std::string to_bytes(std::vector<BookEntry> entries, std::string_view note);

    [[nodiscard]] std::size_t size() const { return records_.size() / RecordBytes; }
    [[nodiscard]] std::string_view note() const { return note_; }
    /// As it is stored, canonical. REQUIRES: i < size().
    [[nodiscard]] BookEntry operator[](std::size_t i) const;

    /// What is known of a position, in the image asked about. Any thread; never allocates.
    [[nodiscard]] std::optional<BookEntry> find(const othello::Position8& position) const;

  private:
    static constexpr std::size_t RecordBytes = 22;

    std::shared_ptr<const std::string> owned_;  // where the bytes are nobody else's
    std::span<const unsigned char> records_;
    std::string_view note_;
};

/// The book inside the program.
const Book& shipped_book();

}  // namespace outflank::play
