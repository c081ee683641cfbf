/// The options of `outflank train` that every kind of training understands.
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/number_options.h"
#include "app/train_command.h"

namespace outflank::app {

/// The settings with `--epochs`, `--batch`, `--rate`, `--ridge` and `--seed` as typed; the others,
/// and what was not typed, stay as they are by default.
template <class Settings>
Result<Settings> parse_descent(const TrainOptions& options, double most_ridge) {
    Settings settings;
    const auto epochs =
        parse_or("--epochs", options.epochs, static_cast<int>(settings.epochs), 1, 10'000);
    if (!epochs) return epochs.error();
    const auto batch =
        parse_or("--batch", options.batch, static_cast<int>(settings.batch), 16, 1 << 20);
    if (!batch) return batch.error();
    const auto rate = parse_real("--rate", options.rate, settings.rate, 0, 10);
    if (!rate) return rate.error();
    const auto ridge = parse_real("--ridge", options.ridge, settings.ridge, 0, most_ridge);
    if (!ridge) return ridge.error();
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    settings.epochs = static_cast<std::uint64_t>(*epochs);
    settings.batch = static_cast<std::size_t>(*batch);
    settings.rate = *rate;
    settings.ridge = *ridge;
    settings.seed = *seed;
    return settings;
}

}  // namespace outflank::app
