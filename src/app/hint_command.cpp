#include "app/hint_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/game_score.h"
#include "app/hints.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "app/opening_words.h"
#include "app/score_text.h"
#include "app/typed_game.h"
#include "core/duration.h"
#include "engine/level.h"

namespace outflank::app {

namespace {

constexpr int AnalysisLevel = 21;
constexpr auto UsualTime = std::chrono::seconds(2);  // where a level would be a depth out of reach

struct HintQuestion {
    std::optional<int> level;
    HintLimits limits;
    bool json = false;
};

Result<HintQuestion> parse_question(const HintOptions& options) {
    HintQuestion question{.level = {}, .limits = {}, .json = options.json};
    if (!options.level.empty() && !options.time.empty())
        return Error{"hint expects either --level or --time, not both"};
    const auto level = parse_level(options.level);
    if (!level) return level.error();
    question.level = *level;
    if (!options.time.empty()) {
        const auto time = parse_duration("--time", options.time);
        if (!time) return time.error();
        question.limits.time = *time;
    }
    const auto count =
        parse_or("-n", options.count, static_cast<int>(question.limits.count), 1, 1000);
    if (!count) return count.error();
    question.limits.count = static_cast<std::size_t>(*count);
    return question;
}

template <Game G>
void print_hint(const G& game, const SearchReport<typename G::Move>& hint, bool json) {
    const auto format = [&](auto move) { return game.format(move); };
    const double score = shown_score<G>(hint.score);
    const std::string line = line_words(hint.line, format);
    if (json) {
        fmt::print(
            R"({{"move":"{}","score":{:.2f},"depth":{},"selectivity":{},"pv":"{}","nodes":{},)"
            R"("seconds":{:.6f}}})"
            "\n",
            format(hint.best()), score, hint.depth, hint.selectivity, line, hint.nodes,
            in_seconds(hint.time));
        return;
    }
    fmt::print("{:<7} {:>+7.2f}  {:<7} {:>7} nodes  {}\n", format(hint.best()), score,
               depth_words(hint.depth, hint.selectivity), count_words(hint.nodes), line);
}

using EngineHints = Result<std::vector<engine::Report>>;

EngineHints find_hints(const GameRecord<othello::Othello>& record, const HintQuestion& question,
                       const EngineOptions& typed) {
    const auto options = parse_engine_options(typed);
    if (!options) return options.error();
    const auto engine = make_engine(*options);
    if (!engine) return engine.error();
    const auto position = narrowed(record.position());
    const int empties = kernels::count(position.empties());
    const engine::Stage goal =
        question.limits.time
            ? engine::Task{}.goal
            : engine::goal_of_level(question.level.value_or(AnalysisLevel), empties);
    return best_moves(**engine, position, goal, question.limits);
}

/// On other boards a level is that many plies.
template <Game G>
auto find_generic_hints(const GameRecord<G>& record, HintQuestion question) {
    if (!question.level && !question.limits.time) question.limits.time = UsualTime;
    return Result(best_moves(record, question.level, question.limits));
}

template <Game G>
auto hints_for(const GameRecord<G>& record, const HintQuestion& question,
               const EngineOptions& typed) {
    if constexpr (std::same_as<G, othello::Othello>) {
        if (record.game().size() == 8) return find_hints(record, question, typed);
    }
    return find_generic_hints(record, question);
}

template <Game G>
Result<int> hint(const G& game, const HintOptions& options) {
    auto question = parse_question(options);
    if (!question) return question.error();
    const auto record = read_typed_game(game, options.position);
    if (!record) return record.error();
    if (const auto end = record->outcome())
        return Error{"the game is over (" + std::string(name(end->reason)) +
                     "), so there is no move to hint at"};
    const InterruptStop interrupt;
    question->limits.stop = interrupt.token();
    const auto hints = hints_for(*record, *question, options.engine);
    if (!hints) return hints.error();
    for (const auto& each : *hints) print_hint(game, each, options.json);
    const std::string opening = opening_words(*record);
    if (!options.json && !opening.empty()) fmt::print("opening: {}\n", opening);
    return interrupt.token().stop_requested() ? Interrupted : Success;
}

}  // namespace

Result<int> run_hint(const HintOptions& options) {
    const auto any_game = choose_game(options.game);
    if (!any_game) return any_game.error();
    return std::visit([&](const auto& game) { return hint(game, options); }, *any_game);
}

void declare_hint(CommandLine& command, HintOptions& options) {
    command.add_option("POSITION", options.position, "a position or a transcript").required();
    add_game_options(command, options.game);
    command.add_option("-n", options.count, "how many moves (default: 5)");
    command.add_option("--level", options.level,
                       "0 to 60 (default: 21); plies in other games than 8x8 Othello");
    command.add_option("--time", options.time, "for all moves together, instead of a level");
    add_engine_options(command, options.engine);
    command.add_flag("--json", options.json, "one JSON object a line");
    command.footer(
        "Examples:\n"
        "  outflank hint f5d6c3 -n 3\n"
        "  outflank hint f5d6c3d3c4 --time 5s --json\n"
        "  outflank hint d1-d2 --game tablut --level 4\n"
        "Scores are for the side to move: discs in Othello; in tablut 1 is a win and -1 a loss.");
}

}  // namespace outflank::app
