#include "app/book_command.h"

#include <array>
#include <string_view>

#include "app/command_line.h"
#include "core/text.h"

namespace outflank::app {

namespace {

struct Action {
    std::string_view name;
    Result<int> (*run)(const BookOptions&);
};

constexpr std::array<Action, 6> Actions = {{
    {"build", build_book},
    {"merge", merge_books},
    {"show", show_book},
    {"export", export_book},
    {"check", check_book},
    {"train", train_by_book},
}};

}  // namespace

Result<int> run_book(const BookOptions& options) {
    std::vector<std::string> names;
    for (const Action& action : Actions) {
        if (action.name == options.action) return action.run(options);
        names.emplace_back(action.name);
    }
    return Error{"book expects one of " + text::list(names) + ", not " +
                 text::shown(options.action)};
}

void declare_book(CommandLine& command, BookOptions& options) {
    command.add_option("ACTION", options.action, "build, merge, show, export, check or train")
        .required();
    command.add_option("WORDS", options.words,
                       "merge: books; show: a position; train: the name of an opening");
    command.add_option("--book", options.book,
                       "show, export, check, train: a book (default: the one in the program)");
    command.add_option("--out", options.learn.out,
                       "build: the book to write or to go on with; merge, export: what to write");
    command.add_option("--positions", options.positions,
                       "build: grow to so many, 20k (default: 1000); with --shard: of this round");
    command.add_option("--depth", options.depth, "build: plies of each search (default: 14)");
    command.add_option("--selectivity", options.selectivity,
                       "build: 73 (default), 88, 95, 98, 99 or 100");
    command.add_option("--main-line", options.main_line,
                       "build: plies of best play that come first (default: 18)");
    command.add_option("--move-error", options.move_error,
                       "build: discs that a move may lose to be followed (default: 2)");
    command.add_option("--line-error", options.line_error,
                       "build: discs that a line may lose in all (default: 4)");
    command.add_option("--temperature", options.temperature,
                       "build: discs that make a move e times less likely (default: 0.6)");
    command.add_option("--every", options.every,
                       "build: instead, every position of the first N plies, 0 to 8");
    command.add_option("--lines", options.lines,
                       "build: instead, the positions of these transcripts, one a line");
    command.add_option("--weights", options.learn.weights,
                       "build: a weights file to judge by (default: the program's own)");
    command.add_option("--shard", options.learn.shard, "build: i/N, only this part, i from 0");
    command.add_option("--threads", options.learn.threads, "build: default: all cores");
    command.add_option("--to", options.to,
                       "export: lines (default), list, json or xot (of --every 8)");
    command.add_option("--bound", options.bound,
                       "export: discs a move may lose; xot: discs from even (default: 2); build "
                       "--every: look again only at what is so near even");
    command.add_option("--color", options.color, "train: black (default), white or both");
    command.add_option("--seed", options.seed, "train: makes the other side's moves repeatable");
    command.add_flag("--json", options.json, "show, check: for machines");
    command.footer(
        "Examples:\n"
        "  outflank book show f5d6                 what the book knows of a position\n"
        "  outflank book train Tiger               play its moves from memory\n"
        "  outflank book build --out my.book --positions 5k --depth 16\n"
        "  outflank book check --book my.book\n"
        "  outflank book merge my.book theirs.egbk3 --out both.book\n"
        "  outflank book export --to lines --bound 1\n"
        "  outflank book build --every 8 --depth 8 --shard 0/4 --out part.0\n"
        "  outflank book build --book my.book --positions 2k --shard 0/4 --out part.0\n"
        "A build that was interrupted goes on when it is started again; so do shards,\n"
        "whose parts `merge` puts together.");
}

}  // namespace outflank::app
