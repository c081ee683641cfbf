#include "app/train_network.h"

#include "fmt/format.h"

#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "app/weights_choice.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/dataset.h"
#include "learn/network_training.h"

namespace outflank::app {

namespace {

Result<learn::NetworkSettings> parse_settings(const TrainOptions& options) {
    const auto refused = refuse_idle({{"--batch", !options.batch.empty()},
                                      {"--ridge", !options.ridge.empty()},
                                      {"--from", !options.from.empty()}},
                                     "the linear weights, not for --network");
    if (!refused) return refused.error();
    learn::NetworkSettings settings;
    const auto epochs =
        parse_or("--epochs", options.epochs, static_cast<int>(settings.epochs), 1, 1000);
    if (!epochs) return epochs.error();
    const auto rate = parse_real("--rate", options.rate, settings.rate, 0, 10);
    if (!rate) return rate.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    return learn::NetworkSettings{static_cast<std::uint64_t>(*epochs), *rate, *seed};
}

/// The bytes of a weights file that can be read.
Result<std::string> read_linear_weights(const std::string& file) {
    auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    const auto weights = weights_in(*bytes, file);
    if (!weights) return weights.error();
    return bytes;
}

/// The run's own file where it was begun before, else a new one.
Result<learn::NetworkCheckpoint> open_checkpoint(const std::string& out, const std::string& run) {
    if (!holds_something(out)) {
        learn::NetworkCheckpoint checkpoint;
        checkpoint.run = run;
        return checkpoint;
    }
    const auto bytes = read_file(out);
    if (!bytes) return bytes.error();
    auto known = learn::NetworkCheckpoint::from_bytes(*bytes);
    if (!known) return known.error().in(text::shown(out));
    if (known->run == run) return known;
    return Error{text::shown(out) + " holds another run (" + known->run +
                 "); choose another --out for this one (" + run + ")"};
}

Result<int> train_on(learn::NetworkCheckpoint& checkpoint, const learn::Dataset& data,
                     const learn::NetworkSettings& settings, const std::string& out) {
    const InterruptStop interrupt;
    ProgressLine line;
    TimeLeft left(static_cast<double>(checkpoint.epochs_done) /
                  static_cast<double>(settings.all_epochs()));
    const auto ending = learn::train_network(
        checkpoint, data.files, data.settings, settings,
        {interrupt.token(),
         [&](const learn::NetworkProgress& so_far) {
             if (!left.is_time_to_show()) return;
             line.show(fmt::format("epoch {} of {}, {:.1f} %, MAE {:.3f}, {}", so_far.epoch,
                                   settings.all_epochs(), 100 * so_far.share, so_far.mean_error,
                                   left.words(so_far.share)));
         },
         [&](const learn::NetworkCheckpoint& state, const std::string& words) {
             line.clear();
             fmt::print("{} ({:.1f} s)\n", words, left.seconds_so_far());
             std::fflush(stdout);
             return write_whole(out, state.to_bytes());
         }});
    line.clear();
    if (!ending) return ending.error();
    if (*ending == learn::Ending::Finished) return Success;
    fmt::print(stderr, "interrupted after {} epochs; the same command goes on\n",
               checkpoint.epochs_done);
    return Interrupted;
}

}  // namespace

Result<int> run_network_training(const TrainOptions& options) {
    const auto settings = parse_settings(options);
    if (!settings) return settings.error();
    const auto data_settings = parse_data_settings(options.lambda, options.holdout);
    if (!data_settings) return data_settings.error();
    const auto base = read_linear_weights(options.network);
    if (!base) return base.error();
    const auto place = check_can_write(options.out);
    if (!place) return place.error();
    const auto data = learn::Dataset::survey(options.files, *data_settings);
    if (!data) return data.error();
    const auto enough = learn::check_all_phases(data->occurrences);
    if (!enough) return enough.error();
    const std::string run =
        fmt::format("train {} lambda={} holdout={} linear={:016x} data={:016x}", settings->text(),
                    data_settings->lambda, data_settings->holdout, checksum(*base), data->sum);
    auto checkpoint = open_checkpoint(options.out, run);
    if (!checkpoint) return checkpoint.error();
    if (checkpoint->is_finished) {
        fmt::print(stderr, "{} is finished\n", text::shown(options.out));
        return Success;
    }
    checkpoint->data = data->text();
    checkpoint->base = *base;
    fmt::print("{}\n", data->text());
    return train_on(*checkpoint, *data, *settings, options.out);
}

}  // namespace outflank::app
