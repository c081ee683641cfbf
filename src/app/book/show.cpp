#include <optional>

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "app/play/table_view.h"
#include "app/score_text.h"
#include "app/typed_position.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "play/book_check.h"
#include "play/book_moves.h"
#include "play/opening_names.h"
#include "play/record.h"

namespace outflank::app {

namespace {

using Record = GameRecord<othello::Othello>;

/// A line that a terminal of 80 columns shows unbroken.
void print_wrapped(const std::string& words) {
    fmt::print("{}\n", fmt::join(wrapped(words, 77), "\n  "));
}

double discs(Score score) { return static_cast<double>(score) / Disc; }

std::string words_of(const std::vector<othello::Move>& line) {
    return line_words(line, [](othello::Move move) { return format(move); });
}

std::string as_json(const play::BookMove& each, const std::vector<othello::Move>& line) {
    return fmt::format(R"({{"move":"{}","score":{:.2f},"leaf":{},"pv":"{}"}})", format(each.move),
                       discs(each.value), each.is_leaf, words_of(line));
}

void print_moves(const play::Book& book, const Record& record, bool json) {
    const auto position = narrowed(record.position());
    for (const auto& each : play::book_moves(book, position)) {
        const auto line = play::report_of(book, position, each).line;
        if (json) {
            fmt::print("{}\n", as_json(each, line));
        } else {
            fmt::print("{:<5} {:>+6.2f}  {:<5} {}\n", format(each.move), discs(each.value),
                       each.is_leaf ? "leaf" : "book", words_of(line));
        }
    }
}

void print_opening(const Record& record) {
    constexpr std::size_t most = 6;
    if (const auto* opening = play::opening_of(record)) fmt::print("{}\n", opening->name);
    const auto ahead = play::openings_ahead(narrowed(record.position()));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < ahead.size() && i < most; ++i) names.emplace_back(ahead[i]->name);
    if (ahead.size() > most) names.push_back(std::to_string(ahead.size() - most) + " more");
    if (!names.empty()) fmt::print("ahead: {}\n", text::list(names));
}

Result<int> show_position(const play::Book& book, const BookOptions& options) {
    const auto record = read_typed_position(othello::Othello(8), options.words.front());
    if (!record) return record.error();
    const auto entry = book.find(narrowed(record->position()));
    if (!options.json) print_opening(*record);
    if (!entry && !options.json) fmt::print("The book does not know this position.\n");
    if (entry && !options.json) {
        fmt::print("{:+.2f} discs for {}; the leaf was looked at {} deep\n", discs(entry->value),
                   text::lower(record->game().side_name(record->to_move())),
                   depth_words(entry->stage.depth, SelectivityPercent[entry->stage.selectivity]));
    }
    print_moves(book, *record, options.json);
    return Success;
}

std::string counts(const std::map<int, std::size_t>& by_number) {
    std::string words;
    for (const auto& [number, count] : by_number)
        words += fmt::format("{}{}:{}", words.empty() ? "" : ", ", number, count);
    return words;
}

std::string json_counts(const std::map<int, std::size_t>& by_number) {
    std::string words;
    for (const auto& [number, count] : by_number)
        words += fmt::format(R"({}"{}":{})", words.empty() ? "" : ",", number, count);
    return "{" + words + "}";
}

void print_findings(const play::Book& book, const play::BookFindings& findings, bool json) {
    const auto start = book.find(othello::start8());
    const auto line = play::best_line(book, othello::start8());
    if (json) {
        fmt::print(
            R"({{"positions":{},"moves":{},"open":{},"wrong":{},"value":{},"main_line":"{}",)"
            R"("plies":{},"by_discs":{},"by_depth":{}}})"
            "\n",
            findings.positions, findings.links, findings.open, findings.wrong,
            start ? fmt::format("{:.2f}", discs(start->value)) : "null", words_of(line),
            line.size(), json_counts(findings.by_discs), json_counts(findings.by_depth));
        return;
    }
    print_wrapped(fmt::format("{} positions, {} moves between them; {}", findings.positions,
                              findings.links, book.note()));
    if (start) fmt::print("the start is worth {:+.2f} discs\n", discs(start->value));
    print_wrapped(fmt::format("main line, {} plies: {}", line.size(), words_of(line)));
    print_wrapped("positions by discs: " + counts(findings.by_discs));
    print_wrapped("looks by depth: " + counts(findings.by_depth));
    if (findings.open > 0)
        fmt::print("{} positions are to be looked at again; 'book build' does it\n", findings.open);
}

}  // namespace

Result<int> show_book(const BookOptions& options) {
    const auto book = named_book(options.book);
    if (!book) return book.error();
    if (options.words.size() > 1) return Error{"book show expects one position or transcript"};
    if (!options.words.empty()) return show_position(*book, options);
    print_findings(*book, check(*book), options.json);
    return Success;
}

Result<int> check_book(const BookOptions& options) {
    if (!options.words.empty())
        return Error{"book check takes the book by --book, not " +
                     text::shown(options.words.front())};
    const auto book = named_book(options.book);
    if (!book) return book.error();
    const auto findings = check(*book);
    print_findings(*book, findings, options.json);
    for (const auto& complaint : findings.complaints) fmt::print(stderr, "{}\n", complaint);
    if (findings.wrong == 0 && !options.json)
        fmt::print("checked: every position, leaf and value is in order\n");
    if (findings.wrong > 0) fmt::print(stderr, "{} positions are wrong\n", findings.wrong);
    return findings.wrong == 0 ? Success : Failed;
}

}  // namespace outflank::app
