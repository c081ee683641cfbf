/// BookDraft: a book while it is written. What was looked at is put into it, in whatever order, and
/// settle() works out what follows: which moves lead into the book, which leaf is left to each
/// position, and every value from the last positions back to the first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "play/book.h"

namespace outflank::learn {

class BookDraft {
  public:
    BookDraft() = default;
    BookDraft(BookDraft&&) = default;
    BookDraft& operator=(BookDraft&&) = default;
    explicit BookDraft(const play::Book& book) { put_all(book); }

    /// Where a position is put twice, the more careful look counts, unless its leaf has come to
    /// lead into the book and the other's has not.
    void put(const play::BookEntry& entry);
    void put_all(const play::Book& book);

    /// Blocks for as long as a pass over all positions takes, where anything was put since the
    /// last.
    void settle();

    [[nodiscard]] std::size_t size() const { return pages_.size(); }
    /// Canonical, as settled; null where the position is not in the draft.
    [[nodiscard]] const play::BookEntry* find(const othello::Position8& position) const;
    /// Those with fewer discs first, and a position before the one that a pass leads to.
    /// REQUIRES: settled.
    [[nodiscard]] const std::vector<const play::BookEntry*>& in_order() const { return in_order_; }

    /// As a file's bytes. REQUIRES: settled.
    [[nodiscard]] std::string to_bytes(std::string_view note) const;

  private:
    struct Page {
        play::BookEntry entry;
        std::vector<play::BookEntry> looks;  // the most careful first
    };
    struct Hash {
        std::size_t operator()(const othello::Position8& position) const { return key(position); }
    };

    void choose_leaf(Page& page) const;
    [[nodiscard]] Score value_of(const play::BookEntry& entry) const;

    std::unordered_map<othello::Position8, Page, Hash> pages_;  // canonical, Side::One to move
    std::vector<const play::BookEntry*> in_order_;
    bool is_settled_ = true;
};

/// The moves of a position that lead into the draft, each once though its images may lead to the
/// same position.
struct KnownMove {
    othello::Move move;
    const play::BookEntry* next;
};
std::vector<KnownMove> known_moves(const BookDraft& draft, const othello::Position8& position);

/// A look that is at least as careful: surer at the same depth, or deeper.
bool is_as_careful(const engine::Stage& stage, const engine::Stage& than);

}  // namespace outflank::learn
