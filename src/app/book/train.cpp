#include <iostream>
#include <random>

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "app/line_input.h"
#include "app/number_options.h"
#include "app/training.h"
#include "core/text.h"

namespace outflank::app {

namespace {

Result<std::optional<Side>> side_named(const std::string& typed) {
    if (typed.empty() || typed == "black") return std::optional(Side::One);
    if (typed == "white") return std::optional(Side::Two);
    if (typed == "both") return std::optional<Side>();
    return Error{"--color expects black, white or both, not " + text::shown(typed)};
}

void ask(const Training& training) {
    const auto& question = *training.question();
    const auto& game = question.game();
    fmt::print("\n{}{}\n{}> ", game.diagram(question.position()), training.question_words(),
               game.side_name(question.to_move()));
    std::fflush(stdout);
}

/// Until everything is known, or the person leaves.
void train(Training& training) {
    while (training.question()) {
        ask(training);
        const auto line = read_line(std::cin);
        const std::string typed = line ? std::string(text::trim(*line)) : "quit";
        if (typed == "quit" || typed == "q") return;
        fmt::print("{}\n", training.answer(typed));
    }
}

}  // namespace

Result<int> train_by_book(const BookOptions& options) {
    const auto book = named_book(options.book);
    if (!book) return book.error();
    const auto side = side_named(options.color);
    if (!side) return side.error();
    const auto seed = options.seed.empty()
                          ? Result(static_cast<std::uint64_t>(std::random_device{}()))
                          : parse_seed(options.seed);
    if (!seed) return seed.error();
    auto training =
        Training::begin(*book, fmt::format("{}", fmt::join(options.words, " ")), *side, *seed);
    if (!training) return training.error();
    fmt::print("The book's moves; quit leaves.\n");
    train(*training);
    fmt::print("\n{}\n", training->result_words());
    return Success;
}

}  // namespace outflank::app
