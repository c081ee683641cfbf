#include "app/evaluate_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/game_input.h"
#include "app/input_file.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/tafl_learning.h"
#include "app/weights_choice.h"
#include "core/text.h"
#include "formats/file_kind.h"
#include "learn/game_stream.h"
#include "learn/in_order.h"
#include "learn/judgement.h"
#include "learn/perfect_play.h"
#include "learn/position_file.h"
#include "learn/shard.h"

namespace outflank::app {

namespace {

/// Labels, not results, are what is compared with, and all games judge.
constexpr learn::DataSettings LabelsAlone{.lambda = 1, .holdout = 0};

Result<learn::Accuracy> judge_games(const std::vector<std::string>& files,
                                    const learn::StaticScore& score, const learn::Range& empties,
                                    bool only_exact) {
    auto stream = learn::GameStream::open(files);
    if (!stream) return stream.error();
    learn::Accuracy accuracy;
    for (;;) {
        auto game = stream->next();
        if (!game) return game.error();
        if (!*game) return accuracy;
        for (learn::Label& label : (*game)->labels) {
            if (only_exact && label.trust == learn::Trust::Searched) label = {};
        }
        for (const learn::Sample& sample : learn::lesson_of(**game, LabelsAlone).samples) {
            if (empties.has(sample.empties()))
                accuracy.add(sample.empties(), score(sample), sample.target);
        }
    }
}

/// All of them: such files say nothing of how their scores came about.
Result<Done> judge_positions(const std::string& file, const learn::StaticScore& score,
                             const learn::Range& empties, learn::Accuracy& accuracy) {
    auto reader = learn::PositionReader::open(file);
    if (!reader) return reader.error();
    for (;;) {
        const auto record = reader->next();
        if (!record) return record.error();
        if (!*record) return Done{};
        const learn::Sample sample{(*record)->own, (*record)->other, (*record)->target};
        if (empties.has(sample.empties()))
            accuracy.add(sample.empties(), score(sample), sample.target);
    }
}

/// Game files of people, which say what perfect play would have made of each game.
Result<Done> judge_perfect_play(const std::string& file, const learn::StaticScore& score,
                                const learn::Range& empties, learn::Accuracy& accuracy) {
    auto input = GameInput::open(file, "", {});
    if (!input) return input.error();
    const auto before = accuracy.total().count;
    const auto judge = [&](const formats::OthelloSheet& sheet) -> Result<Done> {
        if (sheet.record.game().size() != 8) return Error{"only games on 8x8 can be judged"};
        const auto sample = learn::perfect_play_sample(sheet);
        if (sample && empties.has(sample->empties()))
            accuracy.add(sample->empties(), score(*sample), sample->target);
        return Done{};
    };
    const auto refuse = [](const formats::TaflSheet&) -> Result<Done> {
        return Error{"only games of Othello can be judged"};
    };
    auto read = input->for_each({judge, refuse});
    if (!read) return read;
    if (accuracy.total().count == before)
        return Error{text::shown(file) + " says of no such position what it is worth"};
    return Done{};
}

Result<std::vector<formats::ObfProblem>> read_problems(const std::string& file) {
    const auto text = read_input(file);
    if (!text) return text.error();
    auto problems = formats::read_obf(*text);
    if (!problems) return problems.error().in(text::shown(file));
    std::erase_if(*problems, [](const auto& problem) { return problem.answers.empty(); });
    if (problems->empty())
        return Error{text::shown(file) + " has no problem whose best moves are given"};
    return problems;
}

learn::ProblemTally judge_problems(const std::vector<formats::ObfProblem>& problems,
                                   const EngineCrew& crew, const engine::Stage& goal,
                                   const std::stop_token& stop) {
    learn::ProblemTally tally;
    const auto search = [&](unsigned thread, std::size_t i) {
        Limits limits;
        limits.stop = stop;
        engine::Engine& engine = *crew.engines[thread];
        engine.forget();
        return engine.search(problems[i].position, {.goal = goal}, limits, {});
    };
    const auto take = [&](const engine::Report& report) {
        if (!stop.stop_requested()) tally.add(problems[tally.problems], report);
        return !stop.stop_requested();
    };
    learn::work_in_order(static_cast<unsigned>(crew.engines.size()),
                         learn::each_below(problems.size(), stop), search, take);
    return tally;
}

void tell(const learn::ProblemTally& tally, const engine::Stage& goal) {
    const auto count = static_cast<double>(tally.problems);
    fmt::print(
        "{} problems at depth {}@{}%: best move {:.1f} %, {:.3f} discs lost a problem, score MAE "
        "{:.3f}, RMS {:.3f}\n",
        tally.problems, goal.depth, SelectivityPercent[goal.selectivity],
        100 * static_cast<double>(tally.best_moves) / count, tally.discs_lost / count,
        tally.scores.mean_absolute_error(), tally.scores.root_mean_square());
}

Result<int> evaluate_games(const EvaluateOptions& options) {
    const auto empties = options.empties.empty()
                             ? learn::Range{0, 60}
                             : learn::parse_range("--empties", options.empties, 0, 60);
    if (!empties) return empties.error();
    const auto weights = choose_weights(options.weights);
    if (!weights) return weights.error();
    const auto score = learn::static_score(weights->tables);
    std::vector<std::string> games;
    learn::Accuracy accuracy;
    for (const std::string& file : options.files) {
        Result<Done> judged = Done{};
        const bool holds_positions = learn::PositionReader::recognises(file);
        if (holds_positions && options.only_exact)
            return Error{"--exact is for games: " + text::shown(file) +
                         " does not say which of its scores are exact"};
        if (holds_positions)
            judged = judge_positions(file, score, *empties, accuracy);
        else if (formats::kind_of_file(file))
            judged = judge_perfect_play(file, score, *empties, accuracy);
        else
            games.push_back(file);
        if (!judged) return judged.error();
    }
    const auto of_games = judge_games(games, score, *empties, options.only_exact);
    if (!of_games) return of_games.error();
    accuracy.add(*of_games);
    if (accuracy.total().count == 0)
        return Error{"there is no such position with a score to judge by in these files"};
    fmt::print("{}", accuracy.table());
    return Success;
}

Result<int> evaluate_problems(const EvaluateOptions& options) {
    const auto depth = parse_or("--depth", options.depth, 10, 1, 60);
    if (!depth) return depth.error();
    const auto selectivity =
        parse_selectivity(options.selectivity.empty() ? "73" : options.selectivity);
    if (!selectivity) return selectivity.error();
    const auto problems = read_problems(options.problems);
    if (!problems) return problems.error();
    const auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();
    const InterruptStop interrupt;
    const engine::Stage goal{*depth, *selectivity};
    const learn::ProblemTally tally = judge_problems(*problems, *crew, goal, interrupt.token());
    if (tally.problems > 0) tell(tally, goal);
    return interrupt.token().stop_requested() ? Interrupted : Success;
}

Result<Done> refuse_idle_options(const EvaluateOptions& options) {
    if (options.files.empty())
        return refuse_idle(
            {{"--empties", !options.empties.empty()}, {"--exact", options.only_exact}},
            "files of games");
    if (options.problems.empty())
        return refuse_idle(
            {{"--depth", !options.depth.empty()}, {"--selectivity", !options.selectivity.empty()}},
            "--obf");
    return Done{};
}

}  // namespace

Result<int> run_evaluate(const EvaluateOptions& options) {
    const auto game = choose_learned_game(options.game);
    if (!game) return game.error();
    if (*game) return run_tafl_evaluate(**game, options);
    if (options.files.empty() && options.problems.empty())
        return Error{"evaluate expects files of labelled games, or --obf FILE"};
    const auto refused = refuse_idle_options(options);
    if (!refused) return refused.error();
    if (!options.files.empty()) {
        const auto once = refuse_pipes(options.files);
        if (!once) return once.error();
        const auto done = evaluate_games(options);
        if (!done || options.problems.empty()) return done;
    }
    return evaluate_problems(options);
}

void declare_evaluate(CommandLine& command, EvaluateOptions& options) {
    command.add_option(
        "FILE", options.files,
        "games that selfplay or label wrote; positions that positions wrote; or games of people\n"
        "that say what perfect play makes of them, as the .wtb files of WTHOR do");
    command.add_option("--weights", options.weights,
                       "a weights file, none, or features (made by hand; default: what ships)");
    command.add_option("--empties", options.empties, "only positions with so many: 20-24");
    command.add_flag("--exact", options.only_exact, "only positions of games whose score is exact");
    command.add_option("--obf", options.problems, "problems with known best moves");
    command.add_option("--depth", options.depth, "plies to search problems (default: 10)");
    command.add_option("--selectivity", options.selectivity,
                       "73, 88, 95, 98, 99 or 100: how sure the searches are (default: 73)");
    command.add_option("--threads", options.threads, "default: all cores");
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank evaluate heldout.dat --weights weights.bin --exact --empties 20-24\n"
        "  outflank evaluate solved_leaves.pos --weights features\n"
        "  outflank evaluate WTH_2017.wtb\n"
        "  outflank evaluate --obf hard-20.obf --depth 10 --weights weights.bin\n"
        "  outflank evaluate --game tablut --rules ashton a.games --weights tablut_ashton.bin");
}

}  // namespace outflank::app
