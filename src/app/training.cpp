#include "app/training.h"

#include "fmt/format.h"

#include "app/play/game_sentences.h"
#include "core/text.h"
#include "play/opening_names.h"

namespace outflank::app {

namespace {

using othello::Othello;
using play::BookTrainer;
using Record = Training::Record;

Result<Record> opening_named(const std::string& typed) {
    if (typed.empty()) return Record(Othello(8));
    for (const auto& opening : play::named_openings()) {
        if (text::lower(opening.name).starts_with(text::lower(typed)))
            return Record::parse(Othello(8), opening.moves);
    }
    auto record = Record::parse(Othello(8), typed);
    if (record) return record;
    return Error{"train expects the name of an opening, like Tiger, or its moves, not " +
                 text::shown(typed)};
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

}  // namespace

Result<Training> Training::begin(const play::Book& book, const std::string& opening,
                                 std::optional<Side> side, std::uint64_t seed) {
    const auto record = opening_named(opening);
    if (!record) return record.error();
    play::Lesson lesson;
    lesson.side = side;
    Training training(BookTrainer(book, *record, lesson, seed));
    if (training.question()) return training;
    return Error{"the book does not know moves of that side after " + record->format()};
}

std::string Training::question_words() const {
    const Record& record = *question();
    const auto* opening = play::opening_of(record);
    std::string words(opening ? opening->name : "");
    if (!record.moves().empty()) words += (opening ? ": " : "") + record.format();
    return words + (trainer_.is_repeated() ? "  (once more)" : "");
}

std::string Training::answer(std::string_view typed) {
    const Record& record = *question();
    const auto move = record.game().parse_move(std::string(typed));
    if (!move) return sentences::whole(move.error().sentence);
    if (!record.game().is_legal(record.position(), *move))
        return format(*move) + " is not a legal move there.";
    return told(trainer_.answer(*move));
}

std::string Training::result_words() const {
    if (trainer_.asked() == 0) return "No question was answered.";
    return fmt::format("{} of {} known at the first go.", trainer_.known(), trainer_.asked());
}

}  // namespace outflank::app
