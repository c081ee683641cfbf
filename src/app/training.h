/// Training: a book's moves asked for in words. `book train` and the terminal game's `train` are
/// the two places where people learn by it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "play/book_trainer.h"

namespace outflank::app {

class Training {
  public:
    using Record = play::BookTrainer::Record;

    /// `opening` is a transcript, or the name of an opening or its beginning; nothing is the start.
    /// Refuses what is neither, and where the book knows no move of the side; no side means both.
    /// REQUIRES: the book outlives this.
    static Result<Training> begin(const play::Book& book, const std::string& opening,
                                  std::optional<Side> side, std::uint64_t seed);

    /// The game up to the position whose move is asked for; null at the end.
    [[nodiscard]] const Record* question() const { return trainer_.question(); }
    /// "Tiger: f5d6c3d3c4  (once more)"; nothing at the start of a game. REQUIRES: a question.
    [[nodiscard]] std::string question_words() const;

    /// What there is to say about a typed move. What is no legal move is asked for again.
    /// REQUIRES: a question.
    std::string answer(std::string_view typed);

    /// "3 of 4 known at the first go."
    [[nodiscard]] std::string result_words() const;

  private:
    explicit Training(play::BookTrainer trainer) : trainer_(std::move(trainer)) {}

    play::BookTrainer trainer_;
};

}  // namespace outflank::app
