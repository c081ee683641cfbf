#include <cmath>

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "app/number_options.h"
#include "core/output_file.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "learn/balanced_openings.h"
#include "play/book_lines.h"
#include "roster/opening_list.h"

namespace outflank::app {

namespace {

constexpr double UsualBound = 2;
constexpr std::size_t NoLimit = 128;  // longer than any game

/// Transcripts, "f5d6c3".
std::string as_lines(const play::Book& book, Score bound) {
    std::string text;
    for (const auto& line : play::book_lines(book, bound, NoLimit)) {
        for (const auto move : line) text += format(move);
        text += '\n';
    }
    return text;
}

/// Numbers of squares as roster/opening_list.h reads them. A list has no passes.
std::string as_list(const play::Book& book, Score bound) {
    std::string text;
    for (const auto& line : play::book_lines(book, bound, roster::OpeningList::LongestLine)) {
        std::string numbers;
        for (const auto move : line) {
            if (move.is_pass()) continue;
            numbers += fmt::format("{}{}", numbers.empty() ? "" : ",", move.square().index64());
        }
        text += numbers + '\n';
    }
    return text;
}

std::string as_json(const play::Book& book) {
    const othello::Othello game(8);
    std::string text;
    for (std::size_t i = 0; i < book.size(); ++i) {
        const auto entry = book[i];
        text += fmt::format(
            R"({{"position":"{}","value":{:.2f},"leaf":{},"leaf_value":{:.2f},"depth":{},)"
            R"("selectivity":{}}})"
            "\n",
            game.format(widened(entry.position)), entry.value / static_cast<double>(Disc),
            entry.leaf ? '"' + format(*entry.leaf) + '"' : "null",
            entry.leaf_value / static_cast<double>(Disc), entry.stage.depth,
            SelectivityPercent[entry.stage.selectivity]);
    }
    return text;
}

Result<std::string> as_xot(const play::Book& book, Score bound) {
    const auto openings = learn::balanced_openings(book, bound);
    if (!openings) return openings.error();
    std::string text;
    for (const auto& opening : *openings) text += opening + '\n';
    return text;
}

Result<std::string> exported(const play::Book& book, const std::string& to, Score bound) {
    if (to.empty() || to == "lines") return as_lines(book, bound);
    if (to == "list") return as_list(book, bound);
    if (to == "json") return as_json(book);
    if (to == "xot") return as_xot(book, bound);
    return Error{"--to expects lines, list, json or xot, not " + text::shown(to)};
}

}  // namespace

Result<int> export_book(const BookOptions& options) {
    if (!options.words.empty())
        return Error{"book export takes the book by --book, not " +
                     text::shown(options.words.front())};
    const auto book = named_book(options.book);
    if (!book) return book.error();
    const auto bound = parse_real("--bound", options.bound, UsualBound, 0, 64);
    if (!bound) return bound.error();
    const auto text = exported(*book, options.to, static_cast<Score>(std::lround(*bound * Disc)));
    if (!text) return text.error();
    if (options.learn.out.empty()) {
        fmt::print("{}", *text);
        return Success;
    }
    const auto written = write_whole(options.learn.out, *text);
    if (!written) return written.error();
    return Success;
}

}  // namespace outflank::app
