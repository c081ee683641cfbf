#include "app/positions_command.h"

#include <cstdint>
#include <optional>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "app/time_left.h"
#include "app/weights_choice.h"
#include "core/output_file.h"
#include "core/text.h"
#include "learn/game_stream.h"
#include "learn/in_order.h"
#include "learn/layout_text.h"
#include "learn/position_record.h"
#include "learn/quick_game.h"

namespace outflank::app {

namespace {

/// The file while it grows, and the line about it.
class RecordFile {
  public:
    explicit RecordFile(GrowingFile file) : file_(std::move(file)) {
        file_.append(learn::position_file_head());
    }

    /// So many positions it is going to have: known before, they say how much time is left.
    void expect(std::uint64_t positions) { expected_ = positions; }

    void append(const std::string& records) {
        file_.append(records);
        positions_ += records.size() / learn::PositionRecord::Bytes;
        if (left_.is_time_to_show()) show();
    }

    /// The disk is full: there is no point in making more.
    [[nodiscard]] bool has_failed() const { return file_.has_failed(); }

    Result<int> finish(const std::string& out) {
        line_.clear();
        const auto written = file_.finish();
        if (!written) return written.error();
        fmt::print(stderr, "{} holds {} positions\n", text::shown(out), positions_);
        return Success;
    }

    /// Nothing is kept: the same command makes the same file in minutes.
    int give_up() {
        line_.clear();
        return tell_nothing_written();
    }

    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    void show() {
        const auto so_far = static_cast<double>(positions_);
        const auto rate = static_cast<std::uint64_t>(so_far / left_.seconds_so_far());
        const std::string left =
            expected_ ? ", " + left_.words(so_far / static_cast<double>(*expected_)) : "";
        line_.show(fmt::format("{} positions, {} positions/s{}", count_words(positions_),
                               count_words(rate), left));
    }

    GrowingFile file_;
    std::uint64_t positions_ = 0;
    std::optional<std::uint64_t> expected_;
    TimeLeft left_{0};
    ProgressLine line_;
};

std::string records_of(const learn::Lesson& lesson, const eval::PatternTables& linear) {
    std::string records;
    for (const learn::Sample& sample : lesson.samples)
        learn::record_of(sample, lesson.is_held_out, linear).append_to(records);
    return records;
}

Result<int> write_games(const PositionsOptions& options, const eval::PatternTables& linear,
                        RecordFile& file) {
    const auto settings = parse_data_settings(options.lambda, "");
    if (!settings) return settings.error();
    auto stream = learn::GameStream::open(options.files);
    if (!stream) return stream.error();
    const InterruptStop interrupt;
    while (!interrupt.token().stop_requested()) {
        const auto game = stream->next();
        if (!game) return game.error();
        if (!*game || file.has_failed()) return file.finish(options.out);
        file.append(records_of(learn::lesson_of(**game, *settings), linear));
    }
    return file.give_up();
}

/// More would be brothers and sisters.
constexpr int MostLeavesOfEach = 1000;

Result<learn::QuickSettings> parse_quick_settings(const PositionsOptions& options) {
    learn::QuickSettings settings;
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    settings.seed = *seed;
    const auto hottest =
        parse_real("--hottest", options.hottest, settings.hottest, settings.coolest, 64);
    if (!hottest) return hottest.error();
    settings.hottest = *hottest;
    if (!options.leaves.empty()) {
        const auto depths = learn::parse_range("--leaves", options.leaves, 1, 10);
        if (!depths) return depths.error();
        settings.leaf_depths = *depths;
    } else {
        const auto refused = refuse_idle({{"--of-each", !options.of_each.empty()}}, "--leaves");
        if (!refused) return refused.error();
    }
    const auto of_each =
        parse_or("--of-each", options.of_each, settings.leaves_of_each, 1, MostLeavesOfEach);
    if (!of_each) return of_each.error();
    settings.leaves_of_each = *of_each;
    if (options.labelling.empties.empty()) return settings;
    const auto empties = learn::parse_range("--empties", options.labelling.empties, 1, 60);
    if (!empties) return empties.error();
    settings.empties = *empties;
    if (settings.empties.low > settings.most_empties()) {
        return Error{
            fmt::format("--empties {} is out of reach: quick games begin with random moves, and "
                        "what is kept of them has at most {} empty squares",
                        settings.empties.text(), settings.most_empties())};
    }
    return settings;
}

/// So many quick games have one whose positions only judge.
constexpr std::uint64_t HoldoutEvery = 50;

/// Who gives the quick games their scores; nobody, where the linear evaluation is enough.
struct Labeller {
    std::optional<learn::RelabelSettings> settings;
    EngineCrew crew;

    [[nodiscard]] std::vector<learn::Sample> labelled(unsigned thread,
                                                      std::vector<learn::Sample> samples) const {
        if (!settings) return samples;
        return learn::relabelled(std::move(samples), *settings, *crew.engines[thread]);
    }
};

Result<Labeller> make_labeller(const PositionsOptions& options) {
    const LabellingOptions& labelling = options.labelling;
    if (!labelling.exact && labelling.depth.empty()) {
        const auto refused =
            refuse_idle({{"--selectivity", !labelling.selectivity.empty()}}, "--depth");
        if (!refused) return refused.error();
        return Labeller{};
    }
    if (labelling.empties.empty())
        return Error{"positions expects --empties with --depth or --exact"};
    auto settings = parse_labelling("positions", labelling);
    if (!settings) return settings.error();
    auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();
    return Labeller{*settings, *std::move(crew)};
}

Result<int> write_quick_games(const PositionsOptions& options, const eval::PatternTables& linear,
                              unsigned threads, RecordFile& file) {
    const auto wanted = parse_count("--quick", options.quick);
    if (!wanted) return wanted.error();
    const auto settings = parse_quick_settings(options);
    if (!settings) return settings.error();
    const auto labeller = make_labeller(options);
    if (!labeller) return labeller.error();

    file.expect(*wanted);
    const InterruptStop interrupt;
    std::uint64_t games = 0;
    const auto next = [&] {
        return interrupt.token().stop_requested() ? std::nullopt : std::optional(games++);
    };
    const auto make = [&](unsigned thread, std::uint64_t number) {
        auto samples = learn::quick_game(*settings, number, linear);
        const bool is_held_out = number % HoldoutEvery == 0;
        return records_of({labeller->labelled(thread, std::move(samples)), is_held_out}, linear);
    };
    const auto take = [&](const std::string& records) {
        file.append(records);
        return file.positions() < *wanted && !file.has_failed();
    };
    learn::work_in_order(threads, next, make, take);
    const bool is_through = file.positions() >= *wanted || file.has_failed();
    return is_through ? file.finish(options.out) : file.give_up();
}

bool asks_for_quick_games(const PositionsOptions& options) {
    const LabellingOptions& labelling = options.labelling;
    return labelling.exact ||
           !(labelling.empties.empty() && labelling.depth.empty() &&
             labelling.selectivity.empty() && options.leaves.empty() && options.of_each.empty() &&
             options.hottest.empty() && options.seed.empty());
}

Result<int> write_layout(const PositionsOptions& options) {
    const auto refused = refuse_idle({{"--weights", !options.weights.empty()},
                                      {"--threads", !options.threads.empty()},
                                      {"--out", !options.out.empty()}},
                                     "positions, not for --layout, which names its own file");
    if (!refused) return refused.error();
    const auto written = write_whole(options.layout, learn::layout_json());
    if (!written) return written.error();
    return Success;
}

}  // namespace

Result<int> run_positions(const PositionsOptions& options) {
    const int sources = (options.files.empty() ? 0 : 1) + (options.quick.empty() ? 0 : 1) +
                        (options.layout.empty() ? 0 : 1);
    if (sources != 1)
        return Error{"positions expects one of: files of games, --quick N, --layout FILE"};
    if (options.quick.empty() && asks_for_quick_games(options))
        return Error{
            "--empties, --depth, --selectivity, --exact, --leaves, --of-each, --hottest and --seed "
            "are of quick games: positions expects --quick N with them"};
    if (options.files.empty()) {
        const auto refused = refuse_idle({{"--lambda", !options.lambda.empty()}}, "files of games");
        if (!refused) return refused.error();
    }
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();
    if (!options.layout.empty()) return write_layout(options);
    if (options.out.empty()) return Error{"positions expects --out FILE"};
    const auto weights = choose_weights(options.weights);
    if (!weights) return weights.error();
    if (!weights->tables)
        return Error{"positions expects learned weights, not " + text::shown(options.weights)};
    auto begun = begin_output(options.out, options.files, {options.weights});
    if (!begun) return begun.error();
    RecordFile file(*std::move(begun));
    return options.quick.empty() ? write_games(options, *weights->tables, file)
                                 : write_quick_games(options, *weights->tables, *threads, file);
}

void declare_positions(CommandLine& command, PositionsOptions& options) {
    command.add_option("FILE", options.files, "games that selfplay or label wrote");
    command.add_option("--quick", options.quick,
                       "or so many positions of quick games, for a teacher to score");
    command.add_option("--empties", options.labelling.empties,
                       "of the quick games: only positions with so many empty squares (default: "
                       "13-60)");
    add_labelling_options(command, options.labelling);
    command.add_option("--leaves", options.leaves,
                       "of the quick games: not their positions but leaves of searches from there, "
                       "so many plies deep: 3-6");
    command.add_option("--of-each", options.of_each,
                       "of the leaves: so many of one search at most (default: 16); more are "
                       "quicker to find, and more alike");
    command.add_option("--hottest", options.hottest,
                       "of the quick games: the temperature of the wildest, in discs (default: "
                       "2.5)");
    command.add_option("--seed", options.seed, "of the quick games (default: 1)");
    command.add_option("--lambda", options.lambda,
                       "of the games: how much the search says, the rest is the game's result "
                       "(default: 0.7)");
    command.add_option("--weights", options.weights,
                       "the weights whose linear part is told beside each position (default: those "
                       "of the program)");
    command.add_option("--threads", options.threads, "for quick games (default: one a core)");
    command.add_option("--layout", options.layout,
                       "or write the evaluation's layout as JSON to this file");
    command.add_option("--out", options.out, "the file to write");
    command.footer(
        "Examples:\n"
        "  outflank positions g2.games g3.games --weights g3.weights --out games.pos\n"
        "  outflank positions solved.games --lambda 1 --out solved.pos\n"
        "  outflank positions --quick 100M --weights g3.weights --out quick.pos\n"
        "  outflank positions --quick 10M --empties 7-12 --exact --leaves 3-6 --out late.pos\n"
        "  outflank positions --layout layout.json\n"
        "Records of 32 bytes; docs/formats/positions.md and training/README.md say what\n"
        "for.");
}

}  // namespace outflank::app
