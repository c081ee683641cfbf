/// BookTrainer: asks for the moves of a book, line after line, and asks again for what was missed.
/// A state machine without I/O: question() and answer() in turn, until there is no question.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/othello/othello.h"
#include "play/book_moves.h"
#include "play/record.h"

namespace outflank::play {

struct Lesson {
    std::optional<Side> side;  // whose moves are asked for; nothing: both sides'
    Score tolerance = Disc;  // a move that loses no more than this is right
    std::size_t lines = 3;  // to be walked through before what was missed comes again
};

class BookTrainer {
  public:
    using Record = GameRecord<othello::Othello>;

    /// From the position where the opening's moves end. REQUIRES: the game is played on 8x8.
    BookTrainer(const Book& book, Record opening, const Lesson& lesson, std::uint64_t seed);

    /// The game up to the position whose move is asked for; null when everything was asked and
    /// known. Nothing is ever asked where the book does not know the position.
    [[nodiscard]] const Record* question() const { return question_ ? &*question_ : nullptr; }

    struct Verdict {
        bool is_right = false;
        std::optional<BookMove> given;  // what the book knows of the move; nothing: it is not in it
        BookMove best;
    };
    /// REQUIRES: there is a question, and the move is legal in it.
    Verdict answer(othello::Move move);

    [[nodiscard]] std::size_t asked() const { return asked_; }
    [[nodiscard]] std::size_t known() const { return known_; }  // at the first go
    /// Whether the question was missed before.
    [[nodiscard]] bool is_repeated() const { return is_repeated_; }

  private:
    void ask_next();
    void walk_to_question();
    [[nodiscard]] std::vector<BookMove> moves_of(const Record& record) const;

    const Book& book_;
    Record opening_;
    Lesson lesson_;
    Rng rng_;
    std::size_t lines_begun_ = 0;
    std::optional<Record> line_;  // where the line of the moment stands
    std::deque<Record> missed_;
    std::optional<Record> question_;
    bool is_repeated_ = false;
    std::size_t asked_ = 0;
    std::size_t known_ = 0;
};

}  // namespace outflank::play
