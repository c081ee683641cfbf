#include "app/solve_command.h"

#include <cstdint>
#include <iostream>
#include <string_view>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/input_file.h"
#include "app/interrupt_stop.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "core/duration.h"
#include "core/text.h"
#include "formats/raw_endgame.h"
#include "games/othello/othello.h"

namespace outflank::app {

namespace {

constexpr int UsualSize = 8;

engine::Task task_of(const SolveQuestion& question) {
    engine::Task task;
    if (question.only_winner) {
        task.alpha = -1;
        task.beta = 1;
    }
    return task;
}

Limits limits_of(const SolveQuestion& question, const std::stop_token& stop) {
    Limits limits;
    limits.stop = stop;
    if (question.time) limits.deadline = Clock::now() + *question.time;
    return limits;
}

Result<int> parse_size(const std::string& typed) {
    if (typed.empty()) return UsualSize;
    if (typed == "4" || typed == "6") return typed == "4" ? 4 : 6;
    return Error{"--size expects 4 or 6, the boards that are solved from their start, not " +
                 text::shown(typed)};
}

/// Raw endgame files spell the side to move as a word, OBF files as a letter.
bool is_raw_endgame_file(std::string_view text) {
    const auto words = text::words(text.substr(0, text.find('\n')));
    return words.size() > 1 && (words[1] == "Black" || words[1] == "White");
}

/// The score is the answer; the one best move such a file names need not be the only one.
Result<std::vector<formats::ObfProblem>> read_raw_problems(std::string_view text) {
    const auto endgames = formats::read_raw_endgames(text);
    if (!endgames) return endgames.error();
    std::vector<formats::ObfProblem> problems;
    for (const formats::RawEndgame& endgame : *endgames) {
        problems.push_back({endgame.line, endgame.position, endgame.score, {}});
    }
    return problems;
}

Result<std::vector<formats::ObfProblem>> read_problems(const std::string& file, bool raw) {
    const auto text = read_input(file);
    if (!text) {
        const auto typed = formats::read_obf(file);
        if (!typed || typed->empty()) return text.error();
        return Error{
            "solve expects a file of problems, and this is a problem itself; "
            "echo 'PROBLEM' | outflank solve - solves it"};
    }
    const std::string name = file == "-" ? "standard input" : text::shown(file);
    const bool is_raw_file = is_raw_endgame_file(*text);
    if (is_raw_file && !raw) return Error{name + " holds raw scores; solve it with --raw"};
    auto problems = is_raw_file ? read_raw_problems(*text) : formats::read_obf(*text);
    if (!problems) return problems.error().in(name);
    if (problems->empty())
        return Error{name + " has no problem in it; expected lines of cells and a side to move"};
    return problems;
}

Result<std::vector<formats::ObfProblem>> choose_problems(const SolveOptions& options) {
    if (options.size.empty() == options.file.empty()) {
        return Error{
            "solve expects either a file of problems (- for standard input) or --size 4 or 6"};
    }
    if (!options.file.empty()) return read_problems(options.file, options.raw);
    formats::ObfProblem start;
    start.position = othello::start8();  // the same four discs in the middle of every board
    return std::vector{start};
}

Result<SolveQuestion> parse_question(const SolveOptions& options) {
    const auto size = parse_size(options.size);
    if (!size) return size.error();
    SolveQuestion question{
        .board = SmallBoard(*size), .only_winner = options.only_winner, .time = {}};
    if (options.time.empty()) return question;
    const auto time = parse_duration("--time", options.time);
    if (!time) return time.error();
    question.time = *time;
    return question;
}

/// Said before somebody waits for years. On one core positions of games with 22, 24 and 26 empty
/// squares took some 40, 120 and more than 700 million nodes; what has 34 may still be easy (FFO
/// 59).
void warn_of_long_ones(const std::vector<formats::ObfProblem>& problems,
                       const SolveQuestion& question) {
    constexpr int often_in_reach = 34;
    constexpr othello::Othello board(UsualSize);
    if (question.time || question.board.size() != UsualSize) return;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const int empties = question.board.empties(problems[i].position);
        if (empties <= often_in_reach || board.is_over(widened(problems[i].position))) continue;
        fmt::print(stderr,
                   "outflank: problem {} has {} empty squares; with 30 an exact answer takes "
                   "minutes, and each further one about doubles that. Ctrl-C, or --time 1m for "
                   "each problem, ends with the best found so far\n",
                   i + 1, empties);
        return;
    }
}

Result<std::unique_ptr<engine::Engine>> choose_engine(const SolveOptions& options, int size) {
    auto engine_options = parse_engine_options(options.engine);
    if (!engine_options) return engine_options.error();
    engine_options->board_size = size;
    if (options.raw) engine_options->scoring = othello::Scoring::RawDifference;
    return make_engine(*engine_options);
}

}  // namespace

SolveTotals solve_problems(engine::Engine& engine, const std::vector<formats::ObfProblem>& problems,
                           const SolveQuestion& question, bool json, const std::stop_token& stop,
                           std::ostream& out) {
    ProgressLine progress;
    SolveTotals totals;
    if (!json) out << heading() << std::flush;
    for (std::size_t i = 0; i < problems.size() && !stop.stop_requested(); ++i) {
        const auto show = [&](const engine::Report& report) {
            progress.show(fmt::format(
                "problem {} of {}: depth {}, {}, {} nodes, {}", i + 1, problems.size(),
                depth_words(report.depth, report.selectivity), score_in_discs(report.score),
                count_words(report.nodes), speed_words(report.nodes, report.time)));
        };
        Solution solution{i + 1, problems[i], {}, question.only_winner};
        solution.report =
            engine.search(problems[i].position, task_of(question), limits_of(question, stop), show);
        progress.clear();
        out << (json ? as_json(solution, question.board) : told(solution, question.board))
            << std::flush;
        totals.add(solution);
    }
    out << (json ? as_json(totals) : told(totals)) << std::flush;
    return totals;
}

Result<int> run_solve(const SolveOptions& options) {
    const auto question = parse_question(options);
    if (!question) return question.error();
    const auto problems = choose_problems(options);
    if (!problems) return problems.error();
    const auto engine = choose_engine(options, question->board.size());
    if (!engine) return engine.error();

    const InterruptStop interrupt;
    warn_of_long_ones(*problems, *question);
    const SolveTotals totals =
        solve_problems(**engine, *problems, *question, options.json, interrupt.token(), std::cout);
    if (interrupt.token().stop_requested()) {
        fmt::print(stderr, "outflank: interrupted in problem {} of {}, {} solved\n",
                   totals.problems, problems->size(), totals.solved);
        return Interrupted;
    }
    return totals.wrong > 0 ? Failed : Success;
}

void declare_solve(CommandLine& command, SolveOptions& options) {
    command.add_option("FILE", options.file, "problems, one a line (OBF); - is standard input");
    command.add_option("--size", options.size, "4 or 6: solve the start of that board instead");
    command.add_option("--time", options.time, "give up on a problem after so long: 30s, 5m");
    add_engine_options(command, options.engine);
    command.add_flag("--wld", options.only_winner, "only who wins, not by how much: faster");
    command.add_flag("--raw", options.raw, "score by discs alone, empties to nobody");
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank solve problems.obf\n"
        "  outflank solve problems.obf --threads 1 --json\n"
        "  outflank solve --size 6\n"
        "  echo 'XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X' | outflank "
        "solve -\n"
        "A problem is 64 cells from a1 (X, O, -), a blank and the side to move; where\n"
        "answers follow (`; A2:+38; C7:+36;`), the exit code is 2 if one of them\n"
        "differs. More than some 34 empty squares take hours or for ever: Ctrl-C and\n"
        "--time end with the best found so far.");
}

}  // namespace outflank::app
