#include "app/probcut_command.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "app/weights_choice.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/measures.h"
#include "learn/measuring.h"
#include "learn/search_errors.h"
#include "learn/shard.h"
#include "learn/tempo.h"

namespace outflank::app {

namespace {

constexpr std::size_t FewestPositions = 100;

Result<eval::PatternWeights> read_weights(const std::string& file) {
    const auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    return weights_in(*bytes, file);
}

Result<std::vector<othello::Position8>> choose_positions(const ProbcutOptions& options) {
    const auto count =
        parse_count("--positions", options.positions.empty() ? "3000" : options.positions);
    if (!count) return count.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    auto positions = learn::positions_for_errors(options.files, *count, *seed);
    if (!positions) return positions.error();
    if (positions->size() < FewestPositions) {
        return Error{fmt::format("probcut expects at least {} games to take positions from, not {}",
                                 FewestPositions, positions->size())};
    }
    return positions;
}

/// What was measured beside what the model says.
void tell(const learn::ErrorTally& tally, const learn::ErrorModel& model) {
    fmt::print("terms: {:.4f}\n{:>8} {:>6} {:>9} {:>9} {:>7}\n", fmt::join(model.terms(), " "),
               "empties", "depth", "measured", "fitted", "count");
    for (const auto& [search, sum] : tally.sums()) {
        fmt::print("{:>8} {:>6} {:>9.0f} {:>9.0f} {:>7}\n", search.empties, search.depth,
                   sum.standard_error(), model.standard_error(search), sum.count);
    }
}

void tell(const learn::TempoTally& tempo) {
    fmt::print("{:>8} {:>9} {:>7}\n", "leaves", "too high", "count");
    for (std::size_t empties = 0; empties < tempo.sums().size(); ++empties) {
        const auto& sum = tempo.sums()[empties];
        if (sum.count > 0) fmt::print("{:>8} {:>9.0f} {:>7}\n", empties, sum.mean(), sum.count);
    }
}

/// The weights with what was measured of them.
Result<int> fit(const ProbcutOptions& options, const std::vector<learn::Measure>& measures) {
    auto weights = read_weights(options.weights);
    if (!weights) return weights.error();
    learn::ErrorTally errors;
    learn::TempoTally tempo;
    for (const learn::Measure& measure : measures) {
        errors.add(measure.empties, measure.sure);
        tempo.add(measure.empties, measure.loose);
    }
    std::optional<learn::ErrorModel> model;
    if (!errors.sums().empty()) model = learn::ErrorModel::fitted(errors);
    if (model) weights->errors = model->table();
    tempo.take_from(*weights);
    const auto written = write_whole(options.out, weights->to_bytes());
    if (!written) return written.error();
    if (model) tell(errors, *model);
    tell(tempo);
    return Success;
}

/// Where the parts of a run are put together.
Result<int> fit_to_parts(const ProbcutOptions& options) {
    const auto refused = refuse_idle({{"--positions", !options.positions.empty()},
                                      {"--seed", !options.seed.empty()},
                                      {"--shard", !options.shard.empty()},
                                      {"--threads", !options.threads.empty()},
                                      {"--tempo", options.only_tempo}},
                                     "games, not for what was measured in them");
    if (!refused) return refused.error();
    const auto measures = learn::put_together(options.files);
    if (!measures) return measures.error();
    const auto weights = choose_weights(options.weights);
    if (!weights) return weights.error();
    if (!measures->run.starts_with(fmt::format("probcut weights={} ", weights->name)))
        return Error{text::shown(options.weights) + " is not what was measured (" + measures->run +
                     ")"};
    const auto place = check_output(options.out, options.files, {options.weights});
    if (!place) return place.error();
    return fit(options, measures->all);
}

int tell_interrupted(const learn::MeasuringProgress& progress, const std::string& file) {
    fmt::print(stderr,
               "{} holds {} of {} positions; interrupted, the same command goes on with it\n",
               text::shown(file), progress.done, progress.wanted);
    return Interrupted;
}

/// Measures in games: a part of a run, or all of it and then fits.
Result<int> measure_and_fit(const ProbcutOptions& options) {
    const auto shard = learn::Shard::parse(options.shard);
    if (!shard) return shard.error();
    const bool is_part = !options.shard.empty();
    const auto weights = read_weights(options.weights);
    if (!weights) return weights.error();
    const auto positions = choose_positions(options);
    if (!positions) return positions.error();
    const auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();
    const auto place = check_output(options.out, options.files, {options.weights});
    if (!place) return place.error();
    std::error_code problem;
    if (std::filesystem::exists(options.out, problem) &&
        !std::filesystem::is_regular_file(options.out, problem))
        return Error{"--out expects a file: what was measured is kept there, or beside it"};
    const std::string kept = is_part ? options.out : options.out + ".measures";
    const learn::Measuring measuring{*positions, crew->evaluation, options.only_tempo};
    auto file = learn::MeasuresFile::open(kept, measuring.run());
    if (!file) return file.error();

    const InterruptStop interrupt;
    ProgressLine line;
    std::optional<TimeLeft> left;
    const auto show = [&](const learn::MeasuringProgress& so_far) {
        if (!left) left.emplace(so_far.share());
        if (left->is_time_to_show())
            line.show(fmt::format("{} of {} positions, {}", so_far.done, so_far.wanted,
                                  left->words(so_far.share())));
    };
    const auto progress =
        learn::measure_all(measuring, *shard, *file, crew->engines, interrupt.token(), show);
    line.clear();
    if (!progress) return progress.error();
    if (progress->done < progress->wanted) return tell_interrupted(*progress, kept);
    if (is_part) {
        fmt::print(stderr, "{} holds {} positions\n", text::shown(kept), progress->done);
        return Success;
    }
    const auto measures = learn::put_together({kept});
    if (!measures) return measures.error();
    const auto fitted = fit(options, measures->all);
    std::error_code ignored;
    if (fitted) std::filesystem::remove(kept, ignored);
    return fitted;
}

}  // namespace

Result<int> run_probcut(const ProbcutOptions& options) {
    const auto refused = refuse_pipes({options.weights});
    if (!refused) return refused.error();
    const auto parts = std::ranges::count_if(options.files, learn::Measures::are_in);
    if (parts == 0) return measure_and_fit(options);
    if (static_cast<std::size_t>(parts) < options.files.size())
        return Error{"probcut expects games, or what was measured in them, not both"};
    return fit_to_parts(options);
}

void declare_probcut(CommandLine& command, ProbcutOptions& options) {
    command
        .add_option("FILE", options.files,
                    "games to take positions from, one a game; or all parts that --shard measured")
        .required();
    command.add_option("--weights", options.weights, "the weights file to fit the errors of")
        .required();
    command.add_option("--positions", options.positions, "how many (default: 3000)");
    command.add_option("--seed", options.seed, "of the choice of positions (default: 1)");
    command.add_option("--shard", options.shard, "i/N: only measure this part, i from 0");
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_flag("--tempo", options.only_tempo,
                     "leave the errors as they are, and only even out odd and even depths");
    command
        .add_option("--out", options.out,
                    "the same weights with what was found; with --shard: the part")
        .required();
    command.footer(
        "Examples:\n"
        "  outflank probcut games.dat --weights raw.bin --out weights.bin\n"
        "  outflank probcut games.dat --weights weights.bin --tempo --out even.bin\n"
        "  outflank probcut games.dat --weights raw.bin --shard 0/2 --out part.0\n"
        "  outflank probcut part.0 part.1 --weights raw.bin --out weights.bin\n"
        "Multi-ProbCut guesses deep searches from shallow ones and has to know how far\n"
        "such guesses are off, which depends on the evaluation: fit again whenever the\n"
        "weights change. Other searches tell how much too high the evaluation is for the\n"
        "side to move, which makes odd and even depths contradict each other; that is\n"
        "taken from it. The same command goes on where it was interrupted.");
}

}  // namespace outflank::app
