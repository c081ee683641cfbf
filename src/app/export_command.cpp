#include "app/export_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "engine/probcut.h"
#include "engine/weights.h"
#include "learn/checkpoint.h"

namespace outflank::app {

namespace {

Result<eval::SearchErrors> choose_errors(const std::string& file) {
    if (file.empty()) return engine::ProbCut::StandardError;
    const auto weights = engine::load_weights(file);
    if (!weights) return weights.error().in("--errors");
    return (*weights)->errors();
}

/// For weights/README.md: where these weights come from.
void tell_manifest(const learn::Checkpoint& model, const std::string& bytes) {
    fmt::print(
        "weights: {:016x}, {} bytes\n"
        "data: {}\n"
        "run: {}\n"
        "epoch: {} of {}, held-out MAE {:.3f} discs\n"
        "{}",
        checksum(bytes), bytes.size(), model.data, model.run, model.best_epoch, model.epochs_done,
        model.best_error, model.log);
}

}  // namespace

Result<int> run_export(const ExportOptions& options) {
    const auto model = learn::Checkpoint::read(options.model);
    if (!model) return model.error();
    const auto errors = choose_errors(options.errors);
    if (!errors) return errors.error();
    eval::PatternWeights weights = model->best.quantised();
    weights.errors = *errors;
    const std::string bytes = weights.to_bytes();
    const auto written = write_whole(options.out, bytes);
    if (!written) return written.error();
    tell_manifest(*model, bytes);
    return Success;
}

void declare_export(CommandLine& command, ExportOptions& options) {
    command.add_option("MODEL", options.model, "what train wrote").required();
    command.add_option("--errors", options.errors,
                       "a weights file to take the search errors from (default: those of the "
                       "hand-made evaluation; probcut fits new ones)");
    command.add_option("--out", options.out, "the weights file to write").required();
    command.footer(
        "Examples:\n"
        "  outflank export model.bin --out weights.bin\n"
        "  outflank export gen3.model --errors gen2.weights --out gen3.weights\n"
        "Prints where the weights come from: their checksum, data, settings and accuracy.");
}

}  // namespace outflank::app
