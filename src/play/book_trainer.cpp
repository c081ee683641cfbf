#include "play/book_trainer.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace outflank::play {

BookTrainer::BookTrainer(const Book& book, Record opening, const Lesson& lesson, std::uint64_t seed)
    : book_(book), opening_(std::move(opening)), lesson_(lesson), rng_(seed) {
    assert(opening_.game().size() == 8);
    ask_next();
}

std::vector<BookMove> BookTrainer::moves_of(const Record& record) const {
    return book_moves(book_, narrowed(record.position()));
}

void BookTrainer::ask_next() {
    question_.reset();
    is_repeated_ = false;
    while (!question_ && (line_ || lines_begun_ < lesson_.lines)) {
        if (!line_) {
            line_ = opening_;
            ++lines_begun_;
        }
        walk_to_question();
    }
    if (question_ || missed_.empty()) return;
    question_ = std::move(missed_.front());
    missed_.pop_front();
    is_repeated_ = true;
}

/// The other side plays by the book, and nobody is asked for a pass; where the book ends, so does
/// the line.
void BookTrainer::walk_to_question() {
    for (;;) {
        if (const auto pass = forced_pass(line_->game(), line_->position())) {
            (void)line_->play(*pass);
            continue;
        }
        const auto moves = moves_of(*line_);
        if (moves.empty()) return line_.reset();
        if (!lesson_.side || *lesson_.side == line_->to_move()) {
            question_ = line_;
            return;
        }
        const auto reply = choose_from(moves, lesson_.tolerance, rng_);
        if (!reply) return line_.reset();
        (void)line_->play(reply->move);
    }
}

BookTrainer::Verdict BookTrainer::answer(othello::Move move) {
    assert(question_);
    const auto moves = moves_of(*question_);
    const auto given = std::find_if(moves.begin(), moves.end(),
                                    [&](const BookMove& each) { return each.move == move; });
    Verdict verdict{.is_right = false, .given = {}, .best = moves.front()};
    if (given != moves.end()) verdict.given = *given;
    verdict.is_right =
        verdict.given && verdict.best.value - verdict.given->value <= lesson_.tolerance;
    if (!verdict.is_right) missed_.push_back(*question_);
    if (!is_repeated_) {
        ++asked_;
        known_ += verdict.is_right ? 1 : 0;
        (void)line_->play(verdict.is_right ? move : verdict.best.move);
    }
    ask_next();
    return verdict;
}

}  // namespace outflank::play
