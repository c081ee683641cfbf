#include "app/probcut_command.h"

#include <optional>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/in_order.h"
#include "learn/search_errors.h"
#include "learn/tempo.h"

namespace outflank::app {

namespace {

constexpr std::size_t FewestPositions = 100;

Result<eval::PatternWeights> read_weights(const std::string& file) {
    const auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    auto weights = eval::PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(bytes->data()), bytes->size()});
    if (!weights) return weights.error().in(text::shown(file));
    return weights;
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

struct Measured {
    learn::ErrorTally errors;
    learn::TempoTally tempo;

    void add(const Measured& more) {
        errors.add(more.errors);
        tempo.add(more.tempo);
    }
};

Measured measured_in(const othello::Position8& position, engine::Engine& engine, bool only_tempo) {
    const int empties = kernels::count(position.empties());
    Measured measured;
    if (!only_tempo) measured.errors = learn::ErrorSearches{}.errors_in(position, engine);
    measured.tempo.add(empties, learn::scores_as_played(position, engine));
    return measured;
}

Measured search_all(const std::vector<othello::Position8>& positions, const EngineCrew& crew,
                    bool only_tempo, const std::stop_token& stop) {
    ProgressLine progress;
    TimeLeft left(0);
    Measured all;
    std::size_t done = 0;
    const auto search = [&](unsigned thread, std::size_t i) {
        return measured_in(positions[i], *crew.engines[thread], only_tempo);
    };
    const auto take = [&](const Measured& measured) {
        all.add(measured);
        const double share = static_cast<double>(++done) / static_cast<double>(positions.size());
        if (left.is_time_to_show())
            progress.show(
                fmt::format("{} of {} positions, {}", done, positions.size(), left.words(share)));
        return true;
    };
    learn::work_in_order(static_cast<unsigned>(crew.engines.size()),
                         learn::each_below(positions.size(), stop), search, take);
    return all;
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

}  // namespace

Result<int> run_probcut(const ProbcutOptions& options) {
    const auto refused = refuse_pipes({options.weights});
    if (!refused) return refused.error();
    auto weights = read_weights(options.weights);
    if (!weights) return weights.error();
    const auto positions = choose_positions(options);
    if (!positions) return positions.error();
    const auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();
    auto file = begin_output(options.out, options.files);
    if (!file) return file.error();

    const InterruptStop interrupt;
    const Measured measured = search_all(*positions, *crew, options.only_tempo, interrupt.token());
    if (interrupt.token().stop_requested()) return tell_nothing_written();
    std::optional<learn::ErrorModel> model;
    if (!options.only_tempo) model = learn::ErrorModel::fitted(measured.errors);
    if (model) weights->errors = model->table();
    measured.tempo.take_from(*weights);
    file->append(weights->to_bytes());
    const auto written = file->finish();
    if (!written) return written.error();
    if (model) tell(measured.errors, *model);
    tell(measured.tempo);
    return Success;
}

void declare_probcut(CommandLine& command, ProbcutOptions& options) {
    command.add_option("FILE", options.files, "games to take positions from, one a game")
        .required();
    command.add_option("--weights", options.weights, "the weights file to fit the errors of")
        .required();
    command.add_option("--positions", options.positions, "how many (default: 3000)");
    command.add_option("--seed", options.seed, "of the choice of positions (default: 1)");
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_flag("--tempo", options.only_tempo,
                     "leave the errors as they are, and only even out odd and even depths");
    command.add_option("--out", options.out, "the same weights with what was found").required();
    command.footer(
        "Examples:\n"
        "  outflank probcut games.dat --weights raw.bin --out weights.bin\n"
        "  outflank probcut games.dat --weights weights.bin --tempo --out even.bin\n"
        "Multi-ProbCut guesses deep searches from shallow ones and has to know how far such\n"
        "guesses are off, which depends on the evaluation: fit again whenever the weights change.\n"
        "Other searches tell how much too high the evaluation is for the side to move, which\n"
        "makes odd and even depths contradict each other; that is taken from it.");
}

}  // namespace outflank::app
