#include "app/label_command.h"

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "core/text.h"
#include "learn/relabel.h"

namespace outflank::app {

namespace {

/// How many games of a file are a shard's own, read through once for the time left.
Result<std::uint64_t> count_games(const std::string& file, const learn::Shard& shard) {
    auto reader = learn::GameReader::open(file);
    if (!reader) return reader.error();
    std::uint64_t count = 0;
    for (;;) {
        const auto game = reader->next();
        if (!game) return game.error();
        if (!*game) return count;
        if (shard.has((*game)->number)) ++count;
    }
}

}  // namespace

Result<int> run_label(const LabelOptions& options) {
    const auto settings = parse_labelling("label", options.labelling);
    if (!settings) return settings.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    const auto shard = learn::Shard::parse(options.learn.shard);
    if (!shard) return shard.error();
    const auto refused = refuse_pipes({options.file});
    if (!refused) return refused.error();
    const auto count = count_games(options.file, *shard);
    if (!count) return count.error();
    // Where there are more shards than games that is as it should be; else the file is one of other
    // shards.
    if (*count == 0)
        fmt::print(stderr, "no game of {} is in shard {}\n", text::shown(options.file),
                   shard->text());
    auto reader = learn::GameReader::open(options.file);
    if (!reader) return reader.error();
    const auto crew = make_engine_crew(options.learn.weights, options.learn.threads);
    if (!crew) return crew.error();
    auto writer = open_run(options.learn.out,
                           fmt::format("label {} weights={} shard={} of ({})", settings->text(),
                                       crew->evaluation, shard->text(), reader->run()));
    if (!writer) return writer.error();
    if (writer->is_finished()) return tell_finished(*writer, options.learn.out);

    const InterruptStop interrupt;
    const auto share = [&](const learn::GameWriter& so_far) {
        return *count == 0 ? 1.0
                           : static_cast<double>(so_far.games()) / static_cast<double>(*count);
    };
    RunProgress progress(share(*writer), *writer);
    const auto show = [&](const learn::GameWriter& so_far) {
        progress.show(share(so_far), so_far);
    };
    const auto ending = learn::run_relabelling(*reader, *writer, crew->engines, *settings,
                                               {crew->threads(), *shard, interrupt.token(), show});
    progress.clear();
    if (!ending) return ending.error();
    return tell_ending(*ending, *writer, options.learn.out);
}

void declare_label(CommandLine& command, LabelOptions& options) {
    command.add_option("FILE", options.file, "games that selfplay or label wrote").required();
    command
        .add_option("--empties", options.labelling.empties,
                    "which positions, by their empty squares: 6-14; the others keep their labels")
        .required();
    add_labelling_options(command, options.labelling);
    command.add_option("--seed", options.seed, SeedOfNothing);
    add_learn_options(command, options.learn);
    command.footer(
        "Examples:\n"
        "  outflank label random.dat --empties 6-14 --exact --out late.dat\n"
        "  outflank label late.dat --empties 15-22 --depth 6 --weights late.bin --out middle.dat\n"
        "The same command goes on with a file that was interrupted.");
}

}  // namespace outflank::app
