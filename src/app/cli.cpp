#include "app/cli.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "CLI/CLI.hpp"
#include "fmt/format.h"

#include "app/analyze_command.h"
#include "app/bench_command.h"
#include "app/book_command.h"
#include "app/command_line.h"
#include "app/comp424_command.h"
#include "app/convert_command.h"
#include "app/evaluate_command.h"
#include "app/exit_code.h"
#include "app/export_command.h"
#include "app/gtp_command.h"
#include "app/guides.h"
#include "app/hint_command.h"
#include "app/lab_command.h"
#include "app/label_command.h"
#include "app/match_command.h"
#include "app/move_command.h"
#include "app/nboard_command.h"
#include "app/perft_command.h"
#include "app/play/table_view.h"
#include "app/play_command.h"
#include "app/players_command.h"
#include "app/positions_command.h"
#include "app/probcut_command.h"
#include "app/selfplay_command.h"
#include "app/serve_command.h"
#include "app/solve_command.h"
#include "app/tablut_challenge_command.h"
#include "app/tournament_command.h"
#include "app/train_command.h"
#include "app/tree_command.h"
#include "core/isa.h"
#include "core/text.h"

namespace outflank::app {

namespace {

int refuse(std::string sentence, Fault fault = Fault::Input) {
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');
    fmt::print(stderr, "outflank: {}\n", sentence);
    return fault == Fault::Work ? Failed : BadInput;
}

/// Says what an option is for in lines that a terminal of 80 columns shows unbroken.
class HelpFormatter : public CLI::Formatter {
  public:
    std::string make_option_desc(const CLI::Option* option) const override {
        const int room = 79 - static_cast<int>(get_column_width());
        return fmt::to_string(fmt::join(wrapped(Formatter::make_option_desc(option), room), "\n"));
    }
};

std::string version() {
    const auto& isa = chosen_isa();
    return fmt::format("outflank {} ({}, {})", OUTFLANK_VERSION, __VERSION__,
                       isa ? name(*isa) : "no instruction set");
}

/// The command that was typed; the program itself where none was.
const CLI::App& typed_command(const CLI::App& app) {
    const auto typed = app.get_subcommands();
    return typed.empty() ? app : *typed.front();
}

/// "--level expects a value", "PLAYERS expects 2 words"; the parser's own words are about types.
std::string miscount(const CLI::App& app, const CLI::ArgumentMismatch& error) {
    std::string words = error.what();
    const std::string name = words.substr(0, words.find(':'));
    const CLI::Option* option = typed_command(app).get_option_no_throw(name);
    if (!option) return words;
    if (!option->get_positional())
        return name + (option->results().size() > 1 ? " expects one value, not several"
                                                    : " expects a value");
    return name + " expects " + std::to_string(option->get_expected_max()) + " words";
}

/// What was typed wrongly. An unknown option comes first, because its value was taken for something
/// else.
std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
    const auto remaining = app.remaining(true);
    for (const std::string& word : remaining) {
        if (word.size() > 1 && word.front() == '-' && word != "--")
            return "unknown option " + text::shown(word);
    }
    if (const auto* count = dynamic_cast<const CLI::ArgumentMismatch*>(&error))
        return miscount(app, *count);
    if (remaining.empty()) return error.what();
    if (app.get_subcommands().empty()) return "unknown command " + text::shown(remaining.front());
    const bool takes_words =
        std::ranges::any_of(typed_command(app).get_options(),
                            [](const CLI::Option* option) { return option->get_positional(); });
    return text::shown(remaining.front()) + " is a word too many" +
           (takes_words ? "; what has blanks in it stands in quotes" : "");
}

/// "; 'outflank hint --help' shows what there is".
std::string where_help_is(const CLI::App& app) {
    const CLI::App& command = typed_command(app);
    const std::string name = &command == &app ? "" : command.get_name() + " ";
    return "; 'outflank " + name + "--help' shows what there is";
}

/// The option that stands before an empty word, such as a script leaves where it forgot a value;
/// to the commands it would look as if nothing had been asked for.
std::optional<std::string> option_without_value(const CLI::App& app) {
    for (const CLI::Option* option : typed_command(app).get_options()) {
        const auto& values = option->results();
        if (!option->get_positional() && std::ranges::find(values, "") != values.end())
            return option->get_name();
    }
    return std::nullopt;
}

using Command = std::function<Result<int>()>;

/// The commands by name, each with the options it was given.
class Commands {
  public:
    explicit Commands(CLI::App& app) : app_(app) {}

    /// `run` takes the options as they were typed.
    template <class Options>
    void add(const std::string& name, const std::string& purpose,
             Result<int> (*run)(const Options&), void (*declare)(CommandLine&, Options&)) {
        const auto options = std::make_shared<Options>();
        CommandLine line(*app_.add_subcommand(name, purpose));
        declare(line, *options);
        by_name_[name] = [options, run] { return run(*options); };
    }

    /// Writes something about all of them, for the system that the program lives in.
    void add_guide(const std::string& name, const std::string& purpose, const std::string& example,
                   const std::function<std::string()>& guide) {
        app_.add_subcommand(name, purpose)->footer("Example:\n  " + example);
        by_name_[name] = [guide] {
            fmt::print("{}", guide());
            return Success;
        };
    }

    /// The one that was typed, or `play`.
    [[nodiscard]] Result<int> run_typed() const {
        for (const auto& [name, command] : by_name_) {
            if (app_.got_subcommand(name)) return command();
        }
        return by_name_.at("play")();
    }

  private:
    CLI::App& app_;
    std::map<std::string, Command> by_name_;
};

/// A board whose first squares are empty looks like an option to the parser: "--XO-O-... X".
bool is_board(std::string_view word) {
    constexpr std::size_t smallest_board = 16;  // cells of 4x4
    const auto cells = word.substr(0, word.find(' '));
    return cells.size() >= smallest_board &&
           cells.find_first_not_of("-.XxOo*BbWw") == std::string_view::npos;
}

/// The last word first, as the parser takes them. `outflank --size 6` is a game, too.
std::vector<std::string> typed_words(int argc, char** argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    constexpr std::array<std::string_view, 3> of_the_program = {"-h", "--help", "--version"};
    const bool begins_with_option = !words.empty() && words.front().starts_with('-');
    if (begins_with_option && std::ranges::count(of_the_program, words.front()) == 0)
        words.insert(words.begin(), "play");
    for (std::string& word : words) {
        if (word.starts_with('-') && is_board(word)) word.insert(word.begin(), ' ');
    }
    std::reverse(words.begin(), words.end());
    return words;
}

void add_all(Commands& commands) {
    commands.add("play", "play a game in the terminal", run_play, declare_play);
    commands.add("serve", "the web page, and the engine as a service", run_serve, declare_serve);
    commands.add("players", "every player by name", run_players, declare_players);
    commands.add("solve", "solve endgames exactly", run_solve, declare_solve);
    commands.add("hint", "the best moves of a position", run_hint, declare_hint);
    commands.add("analyze", "a whole game: losses, mistakes, and why", run_analyze,
                 declare_analyze);
    commands.add("tree", "what a teaching agent does when it thinks", run_tree, declare_tree);
    commands.add("bench", "node signature and speed of fixed searches", run_bench, declare_bench);
    commands.add("book", "the opening book: grow, show, check, train", run_book, declare_book);
    commands.add("nboard", "the engine behind the NBoard protocol", run_nboard, declare_nboard);
    commands.add("gtp", "the engine behind GTP", run_gtp, declare_gtp);
    commands.add("move", "read a state file, write a move", run_move, declare_move);
    commands.add("convert", "games from one file format to another", run_convert, declare_convert);
    commands.add("perft", "count move sequences: proves a move generator", run_perft,
                 declare_perft);
    commands.add("selfplay", "games of the engine against itself, to learn from", run_selfplay,
                 declare_selfplay);
    commands.add("label", "new scores for the positions of such games", run_label, declare_label);
    commands.add("train", "learn an evaluation's weights from such games", run_train,
                 declare_train);
    commands.add("positions", "positions as records, for trainers elsewhere", run_positions,
                 declare_positions);
    commands.add("export", "the weights file of a trained model", run_export, declare_export);
    commands.add("probcut", "fit how far shallow searches are off", run_probcut, declare_probcut);
    commands.add("evaluate", "how good an evaluation is", run_evaluate, declare_evaluate);
    commands.add("lab", "published experiments, run again", run_lab, declare_lab);
    commands.add("match", "two players, many games, how sure the result is", run_match,
                 declare_match);
    commands.add("tournament", "several players, a cross table and Elo", run_tournament,
                 declare_tournament);
    commands.add("comp424", "Tablut at McGill's COMP 424 server", run_comp424, declare_comp424);
    commands.add("tablut-challenge", "Tablut at Bologna's Tablut Challenge server",
                 run_tablut_challenge, declare_tablut_challenge);
}

int parse_and_run(int argc, char** argv) {
    CLI::App app("Outflank: Othello and Tablut, to play, to study and to build on.", "outflank");
    app.formatter(std::make_shared<HelpFormatter>());
    app.footer(
        "Examples:\n"
        "  outflank                     play a game of Othello\n"
        "  outflank play --help         everything about a command\n"
        "  outflank hint f5d6c3         the best moves, with scores\n"
        "  outflank solve problems.obf  exact endgames\n"
        "OUTFLANK_ISA=portable|x86-64-v3|x86-64-v4 overrides the instruction set.");
    app.set_version_flag("--version", version());
    app.require_subcommand(0, 1);

    Commands commands(app);
    add_all(commands);
    commands.add_guide("manual", "this manual as a page for man", "outflank manual | man -l -",
                       [&app] { return manual_page(app, OUTFLANK_VERSION); });
    commands.add_guide("completion", "what bash needs to complete what is typed",
                       "source <(outflank completion)", [&app] { return bash_completion(app); });
    try {
        app.parse(typed_words(argc, argv));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return refuse(complaint(app, error) + where_help_is(app));
    }
    if (const auto option = option_without_value(app))
        return refuse(*option + " expects a value, not an empty word" + where_help_is(app));
    if (!chosen_isa()) return refuse(chosen_isa().error().sentence);
    const Result<int> done = commands.run_typed();
    return done ? *done : refuse(done.error().sentence, done.error().fault);
}

/// What was printed may still wait for a disk that is full. A reader that has gone away, as `head`
/// does, has what it wanted.
int told_to_the_end(int code) {
    errno = 0;
    std::cout.flush();
    const bool is_whole = std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good();
    if (is_whole || errno == EPIPE || code != Success) return code;
    fmt::print(stderr, "outflank: cannot write to standard output\n");
    return Failed;
}

}  // namespace

int run(int argc, char** argv) {
    try {
        return told_to_the_end(parse_and_run(argc, argv));
    } catch (const std::exception& error) {
        fmt::print(stderr, "outflank: {}\n", error.what());
        return Failed;
    }
}

}  // namespace outflank::app
