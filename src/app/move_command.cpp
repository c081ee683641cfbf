#include "app/move_command.h"

#include <fstream>
#include <iostream>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/input_file.h"
#include "app/interrupt_stop.h"
#include "app/opening_knowledge.h"
#include "core/duration.h"
#include "core/output_file.h"
#include "core/text.h"
#include "engine/generic_searcher.h"
#include "play/record.h"
#include "protocol/file_exchange.h"
#include "roster/engine_player.h"

namespace outflank::app {

namespace {

using othello::Othello;

constexpr Duration UsualTime = std::chrono::seconds(8);
constexpr std::size_t SmallTable = 1;  // MB: made in no time

/// Before the engine has its memory: one ply, so that a move is there at once.
othello::Move first_choice(const GameRecord<Othello>& record) {
    Limits limits;
    limits.depth = 1;
    return engine::generic_searcher(record.game(), SmallTable)
        .search(record.position(), limits)
        .best();
}

/// The choices, each flushed as soon as it is there.
class ActionFile {
  public:
    explicit ActionFile(const std::string& path) : file_(path, std::ios::trunc) {}

    [[nodiscard]] bool is_good() const { return file_.good(); }
    void append(othello::Move move) { file_ << protocol::format_choice(move) << std::flush; }

  private:
    std::ofstream file_;
};

Result<Duration> parse_time(const std::string& typed) {
    if (typed.empty()) return UsualTime;
    return parse_duration("--time", typed);
}

/// Writes a line after every iteration that looked deeper, or more surely, than the ones before.
void think(const GameRecord<Othello>& record, Player<Othello>& player, std::stop_token stop,
           ActionFile& action) {
    std::pair deepest(0, 0);
    Conditions<othello::Move> conditions;
    conditions.stop = std::move(stop);
    conditions.on_report = [&](const engine::Report& report) {
        const std::pair depth(report.depth, report.selectivity);
        if (depth <= deepest || report.line.empty()) return;
        deepest = depth;
        action.append(report.best());
    };
    const auto choice = player.choose(record, conditions);
    action.append(choice->move.value());  // the last word, even if no iteration was finished
}

/// The state is often kept and handed in again.
Result<Done> check_action(const MoveOptions& options) {
    const auto named = check_is_no_dash(options.action);
    if (!named) return named.error().in("ACTION");
    return check_is_not_read("ACTION", options.action, {options.state});
}

}  // namespace

Result<int> run_move(const MoveOptions& options) {
    const auto begin = Clock::now();
    if (const auto fits = check_action(options); !fits) return fits.error();
    const auto time = parse_time(options.time);
    if (!time) return time.error();
    const auto text = read_input(options.state);
    if (!text) return text.error();
    const auto position = protocol::parse_state(*text);
    if (!position) return position.error().in(options.state);
    const GameRecord<Othello> record(Othello(8), *position);
    if (record.is_over() || forced_pass(record.game(), record.position()))
        return Error{options.state + " has no valid spot, so there is no move to write"};
    const auto engine_options = parse_engine_options(options.engine);
    if (!engine_options) return engine_options.error();

    const auto openings = OpeningKnowledge::read(options.openings);
    if (!openings) return openings.error();

    ActionFile action(options.action);
    if (!action.is_good()) return Error{"cannot write " + text::shown(options.action)};
    action.append(first_choice(record));
    auto engine = make_engine(*engine_options);
    if (!engine) return engine.error();
    const InterruptStop interrupt;
    roster::EngineHabits habits;
    habits.time = std::max<Duration>(*time - (Clock::now() - begin), Duration(0));
    const auto player = openings->given_to(
        std::make_unique<roster::EnginePlayer>("outflank", habits, *std::move(engine)), {});
    think(record, *player, interrupt.token(), action);
    if (action.is_good()) return interrupt.token().stop_requested() ? Interrupted : Success;
    fmt::print(stderr, "outflank: {} could not be written to its end\n",
               text::shown(options.action));
    return Failed;
}

void declare_move(CommandLine& command, MoveOptions& options) {
    command.add_option("STATE", options.state, "the state file; - is standard input").required();
    command.add_option("ACTION", options.action, "the file to write the move to").required();
    command.add_option("--time", options.time, "how long to improve it (default: 8s)");
    add_engine_options(command, options.engine);
    add_opening_options(command, options.openings);
    command.footer(
        "Examples:\n"
        "  outflank move state.txt action.txt\n"
        "  outflank move state.txt action.txt --time 2s\n"
        "  outflank move state.txt action.txt --book off\n"
        "The state is the player (1 is Black, 2 White), eight lines of eight cells (0,\n"
        "1, 2), the number of valid spots, and each as 'row column', counted from 0. The\n"
        "action file gets one 'row column' line at once and a better one after every\n"
        "deeper iteration: its last line is the move. A move by the book is written\n"
        "without thinking.");
}

}  // namespace outflank::app
