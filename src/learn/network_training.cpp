#include "learn/network_training.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

#include "fmt/format.h"

#include "core/rng.h"
#include "eval/pattern_eval.h"
#include "eval/score.h"
#include "kernels/portable.h"
#include "learn/archive.h"
#include "learn/game_stream.h"
#include "learn/network_trainer.h"

namespace outflank::learn {

namespace {

using Linear = eval::PatternEval<kernels::Portable>;

constexpr std::size_t Phases = eval::NetworkLayout::Phases;
constexpr std::size_t PositionsBetweenReports = 16384;

struct EmptiesRange {
    int least = 0;
    int most = 0;
};

/// Late positions are many and early ones alike, so the early phases reach farther beyond their
/// own.
constexpr std::array<EmptiesRange, Phases> Reaches = {
    {{6, 14}, {10, 20}, {15, 26}, {21, 33}, {27, 41}, {33, 60}}};

Error nothing_within(const EmptiesRange& reach) {
    return Error{fmt::format("these files have no labelled position with {} to {} empty squares",
                             reach.least, reach.most)};
}

void subtract_linear(std::vector<Sample>& samples, const eval::PatternTables& tables) {
    const Linear linear(tables);
    for (Sample& sample : samples) {
        const auto state = Linear::state_of(sample.own, sample.other);
        sample.target -=
            static_cast<float>(linear.evaluate(sample.own, sample.other, state)) / float{Disc};
    }
}

/// The order of the positions in an epoch.
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Rng rng(seed);
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    return order;
}

/// All epochs of one phase.
class PhaseTraining {
  public:
    PhaseTraining(NetworkCheckpoint& checkpoint, const PhaseData& data,
                  const NetworkSettings& settings, const NetworkConditions& conditions)
        : checkpoint_(checkpoint),
          data_(data),
          settings_(settings),
          conditions_(conditions),
          phase_(checkpoint.epochs_done / settings.epochs),
          trainer_(NetworkModel::random(settings.seed * Phases + phase_)) {
        if (!checkpoint.unfinished.empty()) {
            ArchiveReader reader(checkpoint.unfinished);
            trainer_.visit(reader);
        }
    }

    Result<Ending> run() {
        while (checkpoint_.epochs_done < (phase_ + 1) * settings_.epochs) {
            const auto mean_error = learn_epoch();
            if (!mean_error) return Ending::Interrupted;
            const auto kept = close_epoch(*mean_error);
            if (!kept) return kept.error();
        }
        return Ending::Finished;
    }

  private:
    /// The mean error on the way; nothing if it was stopped.
    std::optional<double> learn_epoch() {
        const std::uint64_t seed = settings_.seed * 0x9e3779b97f4a7c15ULL + checkpoint_.epochs_done;
        const auto order = shuffled(data_.samples.size(), seed);
        double errors = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Sample& sample = data_.samples[order[i]];
            errors += std::abs(trainer_.learn(eval::network_rows_of(sample.own, sample.other),
                                              sample.target, rate_after(i)));
            if (i % PositionsBetweenReports != 0) continue;
            if (conditions_.stop.stop_requested()) return std::nullopt;
            report(i + 1, errors / static_cast<double>(i + 1));
        }
        trainer_.end_epoch(rate_after(order.size()));
        return errors / static_cast<double>(order.size());
    }

    [[nodiscard]] double epochs_after(std::size_t positions) const {
        return static_cast<double>(checkpoint_.epochs_done) +
               static_cast<double>(positions) / static_cast<double>(data_.samples.size());
    }

    [[nodiscard]] float rate_after(std::size_t positions) const {
        const double of_phase = epochs_after(positions) / static_cast<double>(settings_.epochs) -
                                static_cast<double>(phase_);
        return static_cast<float>(settings_.rate * (1 + std::cos(std::numbers::pi * of_phase)) / 2);
    }

    void report(std::size_t positions, double mean_error) const {
        if (!conditions_.on_progress) return;
        const double share = epochs_after(positions) / static_cast<double>(settings_.all_epochs());
        conditions_.on_progress({checkpoint_.epochs_done + 1, share, mean_error});
    }

    Result<Done> close_epoch(double mean_error) {
        if (!std::isfinite(mean_error)) {
            return Error{fmt::format(
                "training diverged: errors grew beyond all bounds at a rate of {}; try a lower one",
                settings_.rate)};
        }
        ++checkpoint_.epochs_done;
        const std::string line = fmt::format(
            "phase {} of {}, epoch {}: MAE learning {:.3f}, held out {}", phase_ + 1, Phases,
            checkpoint_.epochs_done - phase_ * settings_.epochs, mean_error, held_out_words());
        checkpoint_.log += line + "\n";
        checkpoint_.models[phase_] = trainer_.model();
        checkpoint_.is_finished = checkpoint_.epochs_done == settings_.all_epochs() ? 1 : 0;
        checkpoint_.unfinished.clear();
        if (checkpoint_.epochs_done % settings_.epochs != 0) {
            ArchiveWriter writer;
            trainer_.visit(writer);
            checkpoint_.unfinished = writer.bytes();
        }
        if (conditions_.on_epoch) return conditions_.on_epoch(checkpoint_, line);
        return Done{};
    }

    /// The network's error beside that of the linear evaluation alone.
    std::string held_out_words() {
        if (data_.held_out.empty()) return "nothing";
        double errors = 0;
        double linear = 0;
        for (const Sample& sample : data_.held_out) {
            linear += std::abs(sample.target);
            errors += std::abs(trainer_.predict(eval::network_rows_of(sample.own, sample.other)) -
                               sample.target);
        }
        const auto count = static_cast<double>(data_.held_out.size());
        return fmt::format("{:.3f} (linear {:.3f})", errors / count, linear / count);
    }

    NetworkCheckpoint& checkpoint_;
    const PhaseData& data_;
    const NetworkSettings& settings_;
    const NetworkConditions& conditions_;
    std::size_t phase_;
    NetworkTrainer trainer_;
};

}  // namespace

std::string NetworkSettings::text() const {
    return fmt::format("network epochs={} rate={} seed={}", epochs, rate, seed);
}

Result<PhaseData> PhaseData::gather(const std::vector<std::string>& files,
                                    const DataSettings& settings, std::size_t phase,
                                    const eval::PatternTables& linear) {
    auto stream = GameStream::open(files);
    if (!stream) return stream.error();
    PhaseData data;
    const EmptiesRange reach = Reaches[phase];
    for (;;) {
        const auto game = stream->next();
        if (!game) return game.error();
        if (!*game) break;
        const Lesson lesson = lesson_of(**game, settings);
        auto& into = lesson.is_held_out ? data.held_out : data.samples;
        std::copy_if(lesson.samples.begin(), lesson.samples.end(), std::back_inserter(into),
                     [&](const Sample& sample) {
                         return sample.empties() >= reach.least && sample.empties() <= reach.most;
                     });
    }
    if (data.samples.empty()) return nothing_within(reach);
    subtract_linear(data.samples, linear);
    subtract_linear(data.held_out, linear);
    return data;
}

Result<Done> check_all_phases(const Occurrences& occurrences) {
    for (const EmptiesRange& reach : Reaches) {
        if (occurrences.samples_between(reach.least, reach.most) == 0)
            return nothing_within(reach).in("a network learns all phases of the game");
    }
    return Done{};
}

Result<Ending> train_network(NetworkCheckpoint& checkpoint, const std::vector<std::string>& files,
                             const DataSettings& data, const NetworkSettings& settings,
                             const NetworkConditions& conditions) {
    const auto base = eval::PatternWeights::from_bytes(
        {reinterpret_cast<const unsigned char*>(checkpoint.base.data()), checkpoint.base.size()});
    if (!base) return base.error();
    const eval::PatternTables linear(*base);
    while (!checkpoint.is_finished) {
        const auto phase =
            PhaseData::gather(files, data, checkpoint.epochs_done / settings.epochs, linear);
        if (!phase) return phase.error();
        const auto ending = PhaseTraining(checkpoint, *phase, settings, conditions).run();
        if (!ending || *ending == Ending::Interrupted) return ending;
    }
    return Ending::Finished;
}

}  // namespace outflank::learn
