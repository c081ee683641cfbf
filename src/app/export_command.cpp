#include "app/export_command.h"

#include <optional>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "engine/probcut.h"
#include "engine/weights.h"
#include "learn/checkpoint.h"
#include "learn/network_checkpoint.h"

namespace outflank::app {

namespace {

/// Nothing where no file is named.
using ChosenErrors = std::optional<eval::SearchErrors>;

Result<ChosenErrors> choose_errors(const std::string& file) {
    if (file.empty()) return ChosenErrors();
    const auto weights = engine::load_weights(file);
    if (!weights) return weights.error().in("--errors");
    return ChosenErrors((*weights)->errors());
}

/// For weights/README.md: where these weights come from.
struct Manifest {
    std::string data;
    std::string run;
    std::string log;

    void tell(const std::string& bytes) const {
        fmt::print("weights: {:016x}, {} bytes\ndata: {}\nrun: {}\n{}", checksum(bytes),
                   bytes.size(), data, run, log);
    }
};

struct Exported {
    eval::PatternWeights weights;
    Manifest manifest;
};

Result<Exported> export_linear(const std::string& bytes, const ChosenErrors& errors) {
    const auto model = learn::Checkpoint::from_bytes(bytes);
    if (!model) return model.error();
    Exported result{
        model->best.quantised(),
        {model->data, model->run,
         fmt::format("epoch: {} of {}, {} MAE {:.3f} discs\n{}", model->best_epoch,
                     model->epochs_done, model->has_held_out_error() ? "held-out" : "learning",
                     model->best_error, model->log)}};
    result.weights.errors = errors.value_or(engine::ProbCut::StandardError);
    return result;
}

/// Its errors are those of the linear evaluation it corrects, unless others are named.
Result<Exported> export_network(const std::string& bytes, const ChosenErrors& errors) {
    const auto network = learn::NetworkCheckpoint::from_bytes(bytes);
    if (!network) return network.error();
    if (!network->is_finished)
        return Error{"this network is still learning: its train command goes on with it"};
    auto weights = network->weights();
    if (!weights) return weights.error();
    if (errors) weights->errors = *errors;
    return Exported{*std::move(weights), {network->data, network->run, network->log}};
}

}  // namespace

Result<int> run_export(const ExportOptions& options) {
    const auto whole = refuse_parts(options.shard, "one model becomes one file");
    if (!whole) return whole.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    const auto model = read_file(options.model);
    if (!model) return model.error();
    const auto errors = choose_errors(options.errors);
    if (!errors) return errors.error();
    const auto exported = learn::NetworkCheckpoint::is_one(*model) ? export_network(*model, *errors)
                                                                   : export_linear(*model, *errors);
    if (!exported) return exported.error().in(text::shown(options.model));
    const std::string bytes = exported->weights.to_bytes();
    const auto place = check_output(options.out, {options.model, options.errors});
    if (!place) return place.error();
    const auto written = write_whole(options.out, bytes);
    if (!written) return written.error();
    exported->manifest.tell(bytes);
    return Success;
}

void declare_export(CommandLine& command, ExportOptions& options) {
    command.add_option("MODEL", options.model, "what train wrote").required();
    command.add_option(
        "--errors", options.errors,
        "a weights file to take the search errors from (default: those of the "
        "hand-made evaluation, or of the linear weights below a network; probcut fits "
        "new ones)");
    command.add_option("--shard", options.shard, "only 0/1, the whole");
    command.add_option("--seed", options.seed, SeedOfNothing);
    command.add_option("--out", options.out, "the weights file to write").required();
    command.footer(
        "Examples:\n"
        "  outflank export model.bin --out weights.bin\n"
        "  outflank export gen3.model --errors gen2.weights --out gen3.weights\n"
        "Prints where the weights come from: their checksum, data, settings and\n"
        "accuracy.");
}

}  // namespace outflank::app
