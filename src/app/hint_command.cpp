#include "app/hint_command.h"

#include "fmt/format.h"

#include "analysis/judges.h"
#include "app/command_line.h"
#include "app/common_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "app/opening_words.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "app/typed_position.h"
#include "core/duration.h"
#include "engine/shown_score.h"
#include "play/opening_names.h"

namespace outflank::app {

namespace {

constexpr int AnalysisLevel = 21;
constexpr auto UsualTime = std::chrono::seconds(2);  // where a level would be a depth out of reach

struct HintQuestion {
    std::size_t count = 5;
    analysis::Effort effort;
};

Result<HintQuestion> parse_question(const HintOptions& options) {
    HintQuestion question;
    if (!options.level.empty() && !options.time.empty())
        return Error{"hint expects either --level or --time, not both"};
    const auto level = parse_level(options.level);
    if (!level) return level.error();
    question.effort.level = *level;
    if (!options.time.empty()) {
        const auto time = parse_duration("--time", options.time);
        if (!time) return time.error();
        question.effort.time = *time;
    }
    const auto count = parse_or("-n", options.count, static_cast<int>(question.count), 1, 1000);
    if (!count) return count.error();
    question.count = static_cast<std::size_t>(*count);
    return question;
}

/// `,"opening":"Tiger"`; nothing where the position has gone by no name. No name needs escaping.
std::string opening_member(const GameRecord<othello::Othello>& record) {
    const auto* opening = play::opening_of(record);
    return opening ? fmt::format(R"(,"opening":"{}")", opening->name) : "";
}
std::string opening_member(const GameRecord<tafl::Tafl>& /*record*/) { return ""; }

template <Game G>
void print_hint(const GameRecord<G>& record, const SearchReport<typename G::Move>& hint,
                bool json) {
    const G& game = record.game();
    const auto format = [&](auto move) { return game.format(move); };
    const double score = engine::shown_score<G>(hint.score);
    const std::string line = line_words(hint.line, format);
    if (json) {
        fmt::print(
            R"({{"move":"{}","score":{:.2f},"depth":{},"selectivity":{},"pv":"{}","nodes":{},)"
            R"("seconds":{:.6f}{}}})"
            "\n",
            format(hint.best()), score, hint.depth, hint.selectivity, line, hint.nodes,
            in_seconds(hint.time), opening_member(record));
        return;
    }
    fmt::print("{:<7} {:>+7.2f}  {:<7} {:>7} nodes  {}\n", format(hint.best()), score,
               depth_words(hint.depth, hint.selectivity), count_words(hint.nodes), line);
}

/// Where neither a level nor a time was typed. On other boards than 8x8 a level is that many plies.
template <Game G>
analysis::Effort usual_effort(const G& game) {
    if (engine::has_own_engine(game)) return {AnalysisLevel, std::nullopt};
    return {std::nullopt, UsualTime};
}

template <Game G>
Result<int> hint(const G& game, const HintOptions& options) {
    auto question = parse_question(options);
    if (!question) return question.error();
    const auto record = read_typed_position(game, options.position);
    if (!record) return record.error();
    if (const auto end = record->outcome())
        return Error{"the game is over (" + std::string(name(end->reason)) +
                     "), so there is no move to hint at"};
    if (!question->effort.level && !question->effort.time) question->effort = usual_effort(game);
    const auto engine_options = parse_engine_options(options.engine);
    if (!engine_options) return engine_options.error();
    auto judge = analysis::make_judge(game, *engine_options);
    if (!judge) return judge.error();
    const InterruptStop interrupt;
    ProgressLine progress;
    const auto show = [&](const analysis::HintProgress& so_far) {
        progress.show(fmt::format("move {} of {}: depth {}, {} nodes", so_far.number, so_far.count,
                                  depth_words(so_far.depth, so_far.selectivity),
                                  count_words(so_far.nodes)));
    };
    const auto hints =
        judge->hints(*record, question->count, question->effort, interrupt.token(), show);
    progress.clear();
    const bool is_interrupted = interrupt.token().stop_requested();
    for (const auto& each : hints) print_hint(*record, each, options.json);
    const std::string opening = opening_words(*record);
    if (!options.json && !opening.empty()) fmt::print("opening: {}\n", opening);
    if (!is_interrupted) return Success;
    fmt::print(stderr, "outflank: interrupted; this is what was found so far\n");
    return Interrupted;
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
        "Scores are for the side to move: discs in Othello; in tablut 1 is a win and -1\n"
        "a loss.");
}

}  // namespace outflank::app
