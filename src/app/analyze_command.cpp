#include "app/analyze_command.h"

#include <algorithm>
#include <cstdio>

#include "fmt/format.h"

#include "analysis/analysis_json.h"
#include "analysis/analyze.h"
#include "app/analysis_page.h"
#include "app/analysis_run.h"
#include "app/analysis_text.h"
#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/play/table_view.h"
#include "app/terminal/screen.h"
#include "core/output_file.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::app {

namespace {

constexpr std::size_t Columns = 79;
constexpr std::int64_t MostGames = 1'000'000'000;

void print(const Lines& lines) {
    for (const std::string& line : lines) fmt::print("{}\n", line);
    fmt::print("\n");
}

/// Names come out of foreign files; none of them may do anything to the terminal.
std::string safe_title_of(const AnalysedGame& game) {
    return fmt::to_string(fmt::join(characters(title_of(game)), ""));
}

void print_text(const AnalysedGame& game) {
    const analysis::GameAnalysis& found = game.analysis;
    const auto title = fmt::format("{}: {}, level {}, {}", safe_title_of(game), found.game,
                                   game.level, result_words(found));
    for (const std::string& line : wrapped(title, Columns)) fmt::print("{}\n", line);
    if (found.moves.empty()) {
        fmt::print("{}\n\n",
                   found.played.empty() ? "There is no move to analyse." : no_fault_words(found));
        return;
    }
    fmt::print("\n");
    print(score_graph(found, Columns));
    print(move_table(found));
    print(explained_moves(found, Columns));
    print(summary(found, Columns));
    print(wrapped(
        fmt::format(
            "Scores are {}; {}.",
            found.unit == analysis::Unit::Discs
                ? "discs for the side that moved, in the graph for Black"
                : "1 for a won game, for the side that moved, in the graph for the attackers",
            analysis::threshold_words(found.unit)),
        Columns));
}

void print_json(const AnalysedGame& game) {
    nlohmann::ordered_json line = {{"number", game.number},
                                   {"players", game.players},
                                   {"occasion", game.occasion},
                                   {"level", game.level}};
    line.update(analysis::json_of(game.analysis));
    fmt::print("{}\n", line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

void tell_interruption(const AnalysedGame& game) {
    const auto& standings = game.analysis.standings;
    const auto judged =
        std::count_if(standings.begin(), standings.end(), [](const auto& each) { return !!each; });
    fmt::print(stderr, "outflank: interrupted; {} of the {} positions of {} were judged\n", judged,
               standings.size(), safe_title_of(game));
}

Result<AnalysisPlan> parse_plan(const AnalyzeOptions& options) {
    AnalysisPlan plan;
    const auto level = parse_level(options.level);
    if (!level) return level.error();
    plan.level = level->value_or(analysis::UsualLevel);
    if (!options.game_number.empty()) {
        const auto number = text::parse_int("--game-number", options.game_number, 1, MostGames);
        if (!number) return number.error();
        plan.only = static_cast<std::size_t>(*number);
    }
    auto engine = parse_engine_options(options.engine);
    if (!engine) return engine.error();
    plan.engine = *std::move(engine);
    return plan;
}

/// Before the games are judged, which takes long.
Result<Done> check_page(const AnalyzeOptions& options) {
    if (options.html.empty()) return Done{};
    auto is_new = check_is_not_read("--html", options.html, {options.file});
    if (!is_new) return is_new;
    const auto has_place = check_can_write(options.html);
    return has_place ? has_place : has_place.error().in("--html");
}

}  // namespace

Result<int> run_analyze(const AnalyzeOptions& options) {
    const InterruptStop interrupt;
    const auto plan = parse_plan(options);
    if (!plan) return plan.error();
    if (const auto has_place = check_page(options); !has_place) return has_place.error();
    const auto games = read_source(options.file, options.game);
    if (!games) return games.error();

    std::vector<AnalysedGame> finished;
    const auto done = analyze_games(*games, *plan, interrupt.token(), [&](AnalysedGame game) {
        options.json ? print_json(game) : print_text(game);
        std::fflush(stdout);
        if (!game.analysis.is_complete()) tell_interruption(game);
        if (!options.html.empty()) finished.push_back(std::move(game));
    });
    if (!done) return done.error();
    if (!options.html.empty()) {
        const auto written = write_whole(options.html, analysis_page(finished));
        if (!written) return written.error();
        fmt::print(stderr, "The page is {}.\n", text::shown(options.html));
    }
    return interrupt.token().stop_requested() ? Interrupted : Success;
}

void declare_analyze(CommandLine& command, AnalyzeOptions& options) {
    command
        .add_option("FILE", options.file,
                    "games of any format; - is standard input; a transcript works too")
        .required();
    add_game_options(command, options.game);
    command.add_option("--game-number", options.game_number,
                       "only this game of the file (default: all)");
    command.add_option("--level", options.level,
                       "0 to 60 (default: 16); plies in other games than 8x8 Othello");
    add_engine_options(command, options.engine);
    command.add_option("--html", options.html, "write a page to click through as well");
    command.add_flag("--json", options.json, "one JSON object a game");
    command.footer(
        "Examples:\n"
        "  outflank analyze game.sgf\n"
        "  outflank analyze f5d6c3d3c4f4f6f3e6 --level 10\n"
        "  outflank analyze games.ggf --game-number 3 --html game.html\n"
        "  outflank analyze WTH_2017.wtb --level 8 --json > analysis.jsonl\n"
        "  outflank analyze saved.txt --game tablut --rules ashton\n"
        "Othello: " +
        analysis::threshold_words(analysis::Unit::Discs) + ".\n" +
        fmt::to_string(fmt::join(
            wrapped("Tablut: " + analysis::threshold_words(analysis::Unit::Games) + ".", Columns),
            "\n")) +
        "\nPositions are judged from the end to the start. Ctrl-C keeps what is done.");
}

}  // namespace outflank::app
