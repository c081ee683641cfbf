#include "app/probcut_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/in_order.h"
#include "learn/search_errors.h"

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

learn::ErrorTally search_all(const std::vector<othello::Position8>& positions,
                             const EngineCrew& crew, const std::stop_token& stop) {
    ProgressLine progress;
    learn::ErrorTally all;
    std::size_t done = 0;
    const auto search = [&](unsigned thread, std::size_t i) {
        return learn::ErrorSearches{}.errors_in(positions[i], *crew.engines[thread]);
    };
    const auto take = [&](const learn::ErrorTally& tally) {
        all.add(tally);
        progress.show(fmt::format("{} of {} positions", ++done, positions.size()));
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

}  // namespace

Result<int> run_probcut(const ProbcutOptions& options) {
    auto weights = read_weights(options.weights);
    if (!weights) return weights.error();
    const auto positions = choose_positions(options);
    if (!positions) return positions.error();
    const auto crew = make_engine_crew(options.weights, options.threads);
    if (!crew) return crew.error();

    const InterruptStop interrupt;
    const learn::ErrorTally tally = search_all(*positions, *crew, interrupt.token());
    if (interrupt.token().stop_requested()) return Interrupted;
    const auto model = learn::ErrorModel::fitted(tally);
    weights->errors = model.table();
    const auto written = write_whole(options.out, weights->to_bytes());
    if (!written) return written.error();
    tell(tally, model);
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
    command.add_option("--out", options.out, "the same weights with the errors that were found")
        .required();
    command.footer(
        "Examples:\n"
        "  outflank probcut games.dat --weights raw.bin --out weights.bin\n"
        "Multi-ProbCut guesses deep searches from shallow ones and has to know how far such\n"
        "guesses are off, which depends on the evaluation: fit again whenever the weights change.");
}

}  // namespace outflank::app
