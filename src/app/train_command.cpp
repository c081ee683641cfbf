#include "app/train_command.h"

#include <utility>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/descent_options.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/learn_options.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "app/tafl_learning.h"
#include "app/time_left.h"
#include "app/train_network.h"
#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "learn/network_training.h"
#include "learn/tafl_training.h"
#include "learn/training.h"

namespace outflank::app {

namespace {

/// Where training begins, and what tells the runs from there from others.
struct Origin {
    learn::PatternModel model;
    std::string name = "nothing";  // or a checksum: the same for the same model
};

Result<Origin> choose_origin(const std::string& typed) {
    Origin origin;
    if (typed.empty()) return origin;
    const auto bytes = read_file(typed);
    if (!bytes) return bytes.error();
    auto from = learn::Checkpoint::from_bytes(*bytes);
    if (!from) return from.error().in(text::shown(typed));
    origin.model = std::move(from->best);
    origin.name = fmt::format("{:016x}", checksum(*bytes));
    return origin;
}

/// The run's own file where it was begun before, else a new one.
Result<learn::Checkpoint> open_checkpoint(const std::string& out, const std::string& run,
                                          learn::PatternModel origin) {
    if (!holds_something(out)) {
        learn::Checkpoint checkpoint;
        checkpoint.run = run;
        checkpoint.best = std::move(origin);
        return checkpoint;
    }
    auto known = learn::Checkpoint::read(out);
    if (!known) return known.error();
    if (known->run == run) return known;
    return Error{text::shown(out) + " holds another run (" + known->run +
                 "); choose another --out for this one (" + run + ")"};
}

int tell_finished(const std::string& out, const learn::Checkpoint& checkpoint) {
    fmt::print(stderr, "{} holds the model of epoch {}, with {} error of {:.3f} discs\n",
               text::shown(out), checkpoint.best_epoch,
               checkpoint.has_held_out_error() ? "a held-out" : "a learning",
               checkpoint.best_error);
    return Success;
}

/// The line while it learns, and what is kept and told after each epoch.
class TrainingReporter {
  public:
    TrainingReporter(std::string out, double share, double positions)
        : out_(std::move(out)), left_(share), positions_(positions) {}

    void show(const learn::TrainingProgress& so_far) {
        if (!left_.is_time_to_show()) return;
        const double rate = positions_ * left_.share_so_far(so_far.share) / left_.seconds_so_far();
        line_.show(fmt::format("epoch {}, {:.1f} %, MAE {:.3f}, {} positions/s, {}", so_far.epoch,
                               100 * so_far.share, so_far.so_far.total().mean_absolute_error(),
                               count_words(static_cast<std::uint64_t>(rate)),
                               left_.words(so_far.share)));
    }

    Result<Done> keep(const learn::Checkpoint& checkpoint, const std::string& line) {
        clear();
        fmt::print("{} ({:.1f} s)\n", line, left_.seconds_so_far());
        std::fflush(stdout);
        return checkpoint.write(out_);
    }

    void clear() { line_.clear(); }

  private:
    std::string out_;
    TimeLeft left_;
    double positions_;  // of all epochs
    ProgressLine line_;
};

/// Everything that changes the model.
std::string run_of(const Origin& origin, const learn::TrainingSettings& settings,
                   const learn::Dataset& data) {
    return fmt::format("train {} lambda={} holdout={} from={} data={:016x}", settings.text(),
                       data.settings.lambda, data.settings.holdout, origin.name, data.sum);
}

Result<int> train_on(const learn::Dataset& data, const learn::TrainingSettings& settings,
                     unsigned threads, learn::Checkpoint& checkpoint, const std::string& out) {
    const InterruptStop interrupt;
    const auto epochs = static_cast<double>(settings.epochs);
    TrainingReporter reporter(out, static_cast<double>(checkpoint.epochs_done) / epochs,
                              epochs * static_cast<double>(data.occurrences.samples()));
    const auto ending = learn::train(
        checkpoint, data, settings,
        {threads, interrupt.token(), [&](const auto& so_far) { reporter.show(so_far); },
         [&](const auto& state, const auto& line) { return reporter.keep(state, line); }});
    reporter.clear();
    if (!ending) return ending.error();
    if (*ending == learn::Ending::Finished) return tell_finished(out, checkpoint);
    fmt::print(stderr, "interrupted after {} epochs; the same command goes on\n",
               checkpoint.epochs_done);
    return Interrupted;
}

}  // namespace

Result<int> run_train(const TrainOptions& options) {
    const auto game = choose_learned_game(options.game);
    if (!game) return game.error();
    const auto whole = refuse_parts(options.shard, "one model learns from all games");
    if (!whole) return whole.error();
    const auto threads = parse_threads(options.threads);
    if (!threads) return threads.error();
    if (*game) return run_tafl_train(**game, options);
    const auto refused = refuse_pipes(options.files);
    if (!refused) return refused.error();
    if (!options.network.empty()) return run_network_training(options);
    const auto settings = parse_descent<learn::TrainingSettings>(options, 1e6);
    if (!settings) return settings.error();
    const auto data_settings = parse_data_settings(options.lambda, options.holdout);
    if (!data_settings) return data_settings.error();
    const auto place = check_can_write(options.out);
    if (!place) return place.error();
    auto origin = choose_origin(options.from);
    if (!origin) return origin.error();
    const auto data = learn::Dataset::survey(options.files, *data_settings);
    if (!data) return data.error();
    const std::string run = run_of(*origin, *settings, *data);
    auto checkpoint = open_checkpoint(options.out, run, std::move(origin->model));
    if (!checkpoint) return checkpoint.error();
    if (checkpoint->is_finished) return tell_finished(options.out, *checkpoint);
    checkpoint->data = data->text();
    fmt::print("{}\n", data->text());
    return train_on(*data, *settings, *threads, *checkpoint, options.out);
}

void declare_train(CommandLine& command, TrainOptions& options) {
    const learn::TrainingSettings usual;
    const learn::NetworkSettings network;
    command.add_option("FILE", options.files, "games that selfplay or label wrote").required();
    command.add_option("--out", options.out, "the model to write, or to go on with").required();
    command.add_option("--from", options.from, "begin with this model instead of nothing");
    command.add_option(
        "--network", options.network,
        "train the network that corrects these linear weights, instead of linear ones");
    command.add_option("--epochs", options.epochs,
                       fmt::format("how often to go over the data (default: {}; network: {})",
                                   usual.epochs, network.epochs));
    command.add_option("--batch", options.batch,
                       fmt::format("positions a step (default: {})", usual.batch));
    command.add_option(
        "--rate", options.rate,
        fmt::format("how fast at first; too fast diverges (default: {}; network: {})", usual.rate,
                    network.rate));
    command.add_option(
        "--ridge", options.ridge,
        fmt::format("how many positions hold every weight to 0 (default: {})", usual.ridge));
    command.add_option("--lambda", options.lambda,
                       "the share of the search in a target, the rest is the result of the game "
                       "(default: 0.7; random games want 1)");
    command.add_option("--holdout", options.holdout,
                       "the share of games that only judge (default: 2%)");
    command.add_option("--seed", options.seed, "of the order of positions (default: 1)");
    command.add_option("--shard", options.shard,
                       "only 0/1, the whole: one model learns from all games");
    command.add_option("--threads", options.threads,
                       "default: all cores; networks are learned by one");
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank train games.dat --out model.bin\n"
        "  outflank train gen1.*.dat gen2.*.dat --from gen1.model --epochs 8 --out gen2.model\n"
        "  outflank export gen2.model --out weights.bin\n"
        "  outflank train gen2.dat --network weights.bin --out gen2.net\n"
        "  outflank train --game tablut --rules ashton a.games --out "
        "tablut_ashton.bin\n"
        "In tablut it writes the weights themselves; there the defaults are\n" +
        learn::TaflTrainingSettings().text() +
        ".\n"
        "The model of the epoch with the least held-out error is kept. Ctrl-C gives up\n"
        "the epoch at hand, and the same command goes on from there.");
}

}  // namespace outflank::app
