#include "app/evaluate_command.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/input_file.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/position_judge.h"
#include "app/progress_line.h"
#include "app/tafl_learning.h"
#include "app/time_left.h"
#include "app/weights_choice.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "core/text.h"
#include "learn/findings.h"
#include "learn/in_order.h"
#include "learn/judgement.h"
#include "learn/shard.h"

namespace outflank::app {

namespace {

/// Problems whose best moves are given.
struct Problems {
    std::vector<formats::ObfProblem> all;
    std::string name;  // a checksum: the same for the same file
};

Result<Problems> read_problems(const std::string& file) {
    const auto text = read_input(file);
    if (!text) return text.error();
    auto problems = formats::read_obf(*text);
    if (!problems) return problems.error().in(text::shown(file));
    std::erase_if(*problems, [](const auto& problem) { return problem.answers.empty(); });
    if (problems->empty())
        return Error{text::shown(file) + " has no problem whose best moves are given"};
    return Problems{*std::move(problems), fmt::format("{:016x}", checksum(*text))};
}

std::vector<formats::ObfProblem> share_of(const std::vector<formats::ObfProblem>& problems,
                                          const learn::Shard& shard) {
    std::vector<formats::ObfProblem> share;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (shard.has(i)) share.push_back(problems[i]);
    }
    return share;
}

learn::ProblemTally judge_problems(const std::vector<formats::ObfProblem>& problems,
                                   const EngineCrew& crew, const engine::Stage& goal,
                                   const std::stop_token& stop) {
    learn::ProblemTally tally;
    ProgressLine line;
    TimeLeft left(0);
    const auto search = [&](unsigned thread, std::size_t i) {
        Limits limits;
        limits.stop = stop;
        engine::Engine& engine = *crew.engines[thread];
        engine.forget();
        return engine.search(problems[i].position, {.goal = goal}, limits, {});
    };
    const auto take = [&](const engine::Report& report) {
        if (stop.stop_requested()) return false;
        tally.add(problems[tally.problems], report);
        const double share =
            static_cast<double>(tally.problems) / static_cast<double>(problems.size());
        if (left.is_time_to_show())
            line.show(fmt::format("{} of {} problems, {}", tally.problems, problems.size(),
                                  left.words(share)));
        return true;
    };
    learn::work_in_order(crew.threads(), learn::each_below(problems.size(), stop), search, take);
    return tally;
}

Result<engine::Stage> parse_goal(const EvaluateOptions& options) {
    const auto depth = parse_or("--depth", options.depth, 10, 1, 60);
    if (!depth) return depth.error();
    const auto selectivity =
        parse_selectivity(options.selectivity.empty() ? "73" : options.selectivity);
    if (!selectivity) return selectivity.error();
    return engine::Stage{*depth, *selectivity};
}

Result<learn::Range> parse_empties(const EvaluateOptions& options) {
    if (options.empties.empty()) return learn::Range{0, 60};
    return learn::parse_range("--empties", options.empties, 0, 60);
}

/// Everything that is asked, read before anything is judged.
struct Question {
    learn::Shard shard;
    learn::Range empties;
    engine::Stage goal;
    std::optional<Problems> problems;

    static Result<Question> parse(const EvaluateOptions& options) {
        const auto shard = learn::Shard::parse(options.shard);
        if (!shard) return shard.error();
        const auto empties = parse_empties(options);
        if (!empties) return empties.error();
        const auto goal = parse_goal(options);
        if (!goal) return goal.error();
        Question question{*shard, *empties, *goal, {}};
        if (options.problems.empty()) return question;
        auto problems = read_problems(options.problems);
        if (!problems) return problems.error();
        question.problems = *std::move(problems);
        return question;
    }
};

std::string words(const engine::Stage& goal) {
    return fmt::format("{}@{}%", goal.depth, SelectivityPercent[goal.selectivity]);
}

void tell(const learn::ProblemTally& tally, const std::string& goal) {
    if (tally.problems == 0) return;
    const auto count = static_cast<double>(tally.problems);
    fmt::print(
        "{} problems at depth {}: best move {:.1f} %, {:.3f} discs lost a problem, score MAE "
        "{:.3f}, RMS {:.3f}\n",
        tally.problems, goal, 100 * static_cast<double>(tally.best_moves) / count,
        tally.discs_lost / count, tally.scores.mean_absolute_error(),
        tally.scores.root_mean_square());
}

void tell(const learn::Accuracy& accuracy) {
    if (accuracy.total().count > 0) fmt::print("{}", accuracy.table());
}

/// What a run of problems calls its goal, so that whoever puts parts together can say it.
constexpr std::string_view GoalWord = " depth=";

std::string goal_of(std::string_view run) {
    const auto at = run.find(GoalWord);
    return std::string(at == std::string_view::npos ? "" : run.substr(at + GoalWord.size()));
}

/// The positions of the files, and what of the run's name tells them from others.
Result<std::string> judge_all_files(const EvaluateOptions& options, const learn::Range& empties,
                                    const ChosenWeights& weights, learn::Findings& findings) {
    PositionJudge judge(weights.tables, empties, findings.shard);
    const auto judged = judge_files(options.files, options.only_exact, judge);
    if (!judged) return judged.error();
    findings.positions = judge.accuracy();
    tell(findings.positions);
    return fmt::format(" positions={} seen={:016x} empties={}{}", judge.seen(), judge.seen_sum(),
                       empties.text(), options.only_exact ? " exact" : "");
}

/// The same of the problems; nothing where it was interrupted.
Result<std::optional<std::string>> judge_all_problems(const EvaluateOptions& options,
                                                      const Problems& problems,
                                                      const engine::Stage& goal,
                                                      learn::Findings& findings) {
    const auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();
    const auto share = share_of(problems.all, findings.shard);
    const InterruptStop interrupt;
    findings.problems = judge_problems(share, *crew, goal, interrupt.token());
    tell(findings.problems, words(goal));
    if (interrupt.token().stop_requested()) {
        fmt::print(stderr, "interrupted after {} of {} problems{}\n", findings.problems.problems,
                   share.size(), options.out.empty() ? "" : "; nothing was written");
        return std::optional<std::string>();
    }
    return std::optional(fmt::format(" problems={}{}{}", problems.name, GoalWord, words(goal)));
}

Result<int> judge(const EvaluateOptions& options) {
    const auto question = Question::parse(options);
    if (!question) return question.error();
    if (!options.out.empty()) {
        const auto place =
            check_output(options.out, options.files, {options.problems, options.weights});
        if (!place) return place.error();
    }
    const auto weights = choose_weights(options.weights);
    if (!weights) return weights.error();
    learn::Findings findings;
    findings.shard = question->shard;
    findings.run = "evaluate weights=" + weights->name;
    if (!options.files.empty()) {
        const auto name = judge_all_files(options, question->empties, *weights, findings);
        if (!name) return name.error();
        findings.run += *name;
    }
    if (question->problems) {
        const auto name =
            judge_all_problems(options, *question->problems, question->goal, findings);
        if (!name) return name.error();
        if (!*name) return Interrupted;
        findings.run += **name;
    }
    if (options.out.empty()) return Success;
    const auto written = write_whole(options.out, findings.to_text());
    if (!written) return written.error();
    return Success;
}

/// Where the parts of a run are put together.
Result<int> tell_whole(const EvaluateOptions& options) {
    const auto refused = refuse_idle({{"--weights", !options.weights.empty()},
                                      {"--empties", !options.empties.empty()},
                                      {"--exact", options.only_exact},
                                      {"--obf", !options.problems.empty()},
                                      {"--shard", !options.shard.empty()},
                                      {"--threads", !options.threads.empty()},
                                      {"--out", !options.out.empty()}},
                                     "what is to be judged, not for parts of it that were");
    if (!refused) return refused.error();
    const auto whole = learn::whole_findings(options.files);
    if (!whole) return whole.error();
    tell(whole->positions);
    tell(whole->problems, goal_of(whole->run));
    return Success;
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
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();
    if (*game) return run_tafl_evaluate(**game, options);
    if (options.files.empty() && options.problems.empty())
        return Error{"evaluate expects files of labelled games, or --obf FILE"};
    const auto refused = refuse_idle_options(options);
    if (!refused) return refused.error();
    const auto once = refuse_pipes(options.files);
    if (!once) return once.error();
    const auto parts = std::ranges::count_if(options.files, learn::Findings::is_in);
    if (parts == 0) return judge(options);
    if (static_cast<std::size_t>(parts) < options.files.size())
        return Error{"evaluate expects what is to be judged, or parts that were, not both"};
    return tell_whole(options);
}

void declare_evaluate(CommandLine& command, EvaluateOptions& options) {
    command.add_option(
        "FILE", options.files,
        "games that selfplay or label wrote; positions that positions wrote; or games of people\n"
        "that say what perfect play makes of them, as the .wtb files of WTHOR do; or all parts\n"
        "that --shard and --out made");
    command.add_option("--weights", options.weights,
                       "a weights file, none, or features (made by hand; default: what ships)");
    command.add_option("--empties", options.empties, "only positions with so many: 20-24");
    command.add_flag("--exact", options.only_exact, "only positions of games whose score is exact");
    command.add_option("--obf", options.problems, "problems with known best moves");
    command.add_option("--depth", options.depth, "plies to search problems (default: 10)");
    command.add_option("--selectivity", options.selectivity,
                       "73, 88, 95, 98, 99 or 100: how sure the searches are (default: 73)");
    command.add_option("--shard", options.shard, "i/N: only judge this part, i from 0");
    command.add_option("--seed", options.seed, SeedOfNothing);
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_option("--out", options.out,
                       "a file for what was found, which evaluate can put together with others");
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank evaluate heldout.dat --weights weights.bin --exact --empties 20-24\n"
        "  outflank evaluate solved_leaves.pos --weights features\n"
        "  outflank evaluate WTH_2017.wtb\n"
        "  outflank evaluate --obf hard-20.obf --depth 10 --weights weights.bin\n"
        "  outflank evaluate --obf hard-20.obf --depth 20 --shard 0/2 --out part.0\n"
        "  outflank evaluate part.0 part.1\n"
        "  outflank evaluate --game tablut --rules ashton a.games --weights tablut_ashton.bin");
}

}  // namespace outflank::app
