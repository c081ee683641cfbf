#include "learn/training.h"

#include <cmath>
#include <numbers>

#include "fmt/format.h"

#include "learn/archive.h"
#include "learn/game_stream.h"
#include "learn/shuffle.h"

namespace outflank::learn {

namespace {

/// Samples of a stage that wait to be mixed: 31 stages of them are 200 MB.
constexpr std::size_t PoolSize = std::size_t{1} << 18;

class Training {
  public:
    Training(const Dataset& data, const TrainingSettings& settings,
             const TrainingConditions& conditions, Checkpoint& checkpoint)
        : data_(data),
          settings_(settings),
          conditions_(conditions),
          checkpoint_(checkpoint),
          samples_(static_cast<double>(data.occurrences.samples())),
          trainer_(checkpoint.best, data.occurrences, settings.ridge, conditions.threads) {
        if (!checkpoint.unfinished.empty()) {
            ArchiveReader reader(checkpoint.unfinished);
            pass_state(reader);
        }
    }

    Result<Ending> run() {
        while (checkpoint_.epochs_done < settings_.epochs) {
            const auto learned = learn_epoch();
            if (!learned) return learned.error();
            if (conditions_.stop.stop_requested()) return Ending::Interrupted;
            const auto kept = close_epoch(*learned);
            if (!kept) return kept.error();
        }
        return Ending::Finished;
    }

  private:
    template <class Archive>
    void pass_state(Archive& archive) {
        archive(trainer_.model().bias);
        archive(trainer_.model().rows);
        trainer_.visit_descent(archive);
    }

    /// The errors on the way: each batch as it was met.
    Result<Accuracy> learn_epoch() {
        auto stream = GameStream::open(data_.files);
        if (!stream) return stream.error();
        Accuracy met;
        Shuffle shuffle(PoolSize, settings_.batch,
                        settings_.seed * 0x9e3779b97f4a7c15ULL + checkpoint_.epochs_done);
        const auto use = [&](std::size_t stage, const std::vector<Sample>& batch) {
            if (conditions_.stop.stop_requested()) return;
            met.add(trainer_.learn(stage, batch, rate_after(met.total().count)));
            if (conditions_.on_batch)
                conditions_.on_batch(
                    {checkpoint_.epochs_done + 1, share_after(met.total().count), met});
        };
        while (!conditions_.stop.stop_requested()) {
            const auto game = stream->next();
            if (!game) return game.error();
            if (!*game) break;
            const Lesson lesson = lesson_of(**game, data_.settings);
            if (lesson.is_held_out) continue;
            for (const Sample& sample : lesson.samples) shuffle.add(sample, use);
        }
        shuffle.drain(use);
        return met;
    }

    [[nodiscard]] double share_after(std::uint64_t samples) const {
        const double epochs =
            static_cast<double>(checkpoint_.epochs_done) + static_cast<double>(samples) / samples_;
        return epochs / static_cast<double>(settings_.epochs);
    }

    [[nodiscard]] double rate_after(std::uint64_t samples) const {
        return settings_.rate * (1 + std::cos(std::numbers::pi * share_after(samples))) / 2;
    }

    Result<Done> close_epoch(const Accuracy& met) {
        const Accuracy held_out =
            accuracy_of(trainer_.model(), data_.held_out, conditions_.threads);
        const FitSums judge = data_.held_out.empty() ? met.total() : held_out.total();
        if (!std::isfinite(judge.mean_absolute_error())) {
            return Error{
                fmt::format("training diverged: errors grew beyond all bounds at a rate of "
                            "{}; try a lower one",
                            settings_.rate)};
        }
        ++checkpoint_.epochs_done;
        if (checkpoint_.best_epoch == 0 || judge.mean_absolute_error() < checkpoint_.best_error) {
            checkpoint_.best = trainer_.model();
            checkpoint_.best_error = judge.mean_absolute_error();
            checkpoint_.best_epoch = checkpoint_.epochs_done;
        }
        const std::string line =
            fmt::format("epoch {}: MAE learning {}, {}", checkpoint_.epochs_done, met.line(),
                        data_.held_out.empty() ? std::string(Checkpoint::NothingHeldOut)
                                               : "held out " + held_out.line());
        checkpoint_.log += line + "\n";
        checkpoint_.is_finished = checkpoint_.epochs_done == settings_.epochs ? 1 : 0;
        checkpoint_.unfinished.clear();
        if (!checkpoint_.is_finished) {
            ArchiveWriter writer;
            pass_state(writer);
            checkpoint_.unfinished = writer.bytes();
        }
        if (conditions_.on_epoch) return conditions_.on_epoch(checkpoint_, line);
        return Done{};
    }

    const Dataset& data_;
    const TrainingSettings& settings_;
    const TrainingConditions& conditions_;
    Checkpoint& checkpoint_;
    double samples_;  // of an epoch
    Trainer trainer_;
};

}  // namespace

std::string TrainingSettings::text() const {
    return fmt::format("epochs={} batch={} rate={} ridge={} seed={}", epochs, batch, rate, ridge,
                       seed);
}

Result<Ending> train(Checkpoint& checkpoint, const Dataset& data, const TrainingSettings& settings,
                     const TrainingConditions& conditions) {
    return Training(data, settings, conditions, checkpoint).run();
}

}  // namespace outflank::learn
