#include <iostream>
#include <random>

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "app/line_input.h"
#include "app/number_options.h"
#include "core/text.h"
#include "play/book_trainer.h"
#include "play/opening_names.h"

namespace outflank::app {

namespace {

using othello::Othello;
using Record = GameRecord<Othello>;
using play::BookTrainer;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// A transcript, or the name of an opening or its beginning; nothing is the start.
Result<Record> opening_named(const std::string& typed) {
    if (typed.empty()) return Record(Othello(8));
    for (const auto& opening : play::named_openings()) {
        if (text::lower(opening.name).starts_with(text::lower(typed)))
            return Record::parse(Othello(8), opening.moves);
    }
    auto record = Record::parse(Othello(8), typed);
    if (record) return record;
    return Error{"book train expects the name of an opening, like Tiger, or its moves, not " +
                 text::shown(typed)};
}

Result<std::optional<Side>> side_named(const std::string& typed) {
    if (typed.empty() || typed == "black") return std::optional(Side::One);
    if (typed == "white") return std::optional(Side::Two);
    if (typed == "both") return std::optional<Side>();
    return Error{"--color expects black, white or both, not " + text::shown(typed)};
}

double discs(Score score) { return static_cast<double>(score) / Disc; }

std::string told(const BookTrainer::Verdict& verdict) {
    const auto best =
        fmt::format("{} ({:+.2f})", format(verdict.best.move), discs(verdict.best.value));
    if (verdict.is_right && verdict.given->value == verdict.best.value) return "Right.";
    if (verdict.is_right)
        return fmt::format("Right, {:+.2f}; best is {}.", discs(verdict.given->value), best);
    if (verdict.given)
        return fmt::format("That is worth {:+.2f}; best is {}.", discs(verdict.given->value), best);
    return fmt::format("The book does not know that move; best is {}.", best);
}

void ask(const Record& question, bool is_repeated) {
    const Othello& game = question.game();
    const auto* opening = play::opening_of(question);
    fmt::print("\n{}", game.diagram(question.position()));
    if (opening) fmt::print("{}", opening->name);
    if (!question.moves().empty()) fmt::print("{}{}", opening ? ": " : "", question.format());
    fmt::print("{}\n{}> ", is_repeated ? "  (once more)" : "", game.side_name(question.to_move()));
    std::fflush(stdout);
}

/// Until everything is known, or the person leaves.
void train(BookTrainer& trainer) {
    while (const Record* question = trainer.question()) {
        ask(*question, trainer.is_repeated());
        const auto line = read_line(std::cin);
        const std::string typed = line ? std::string(text::trim(*line)) : "quit";
        if (typed == "quit" || typed == "q") return;
        const auto move = question->game().parse_move(typed);
        if (!move) {
            fmt::print("{}. quit leaves.\n", move.error().sentence);
        } else if (!question->game().is_legal(question->position(), *move)) {
            fmt::print("{} is not a legal move there.\n", format(*move));
        } else {
            fmt::print("{}\n", told(trainer.answer(*move)));
        }
    }
}

}  // namespace

Result<int> train_by_book(const BookOptions& options) {
    const auto book = named_book(options.book);
    if (!book) return book.error();
    const auto opening = opening_named(joined(options.words));
    if (!opening) return opening.error();
    const auto side = side_named(options.color);
    if (!side) return side.error();
    const auto seed = options.seed.empty()
                          ? Result(static_cast<std::uint64_t>(std::random_device{}()))
                          : parse_seed(options.seed);
    if (!seed) return seed.error();
    play::Lesson lesson;
    lesson.side = *side;
    BookTrainer trainer(*book, *opening, lesson, *seed);
    if (!trainer.question())
        return Error{"the book does not know moves of that side after " + opening->format()};
    train(trainer);
    fmt::print("\n{} of {} known at the first go.\n", trainer.known(), trainer.asked());
    return Success;
}

}  // namespace outflank::app
