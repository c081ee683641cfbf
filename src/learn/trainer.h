/// Trainer: fits a PatternModel to batches of samples by the method of least squares.
///
/// All samples of a batch belong to one stage of the game, so that one table of weights and one of
/// gradients serve them all, small enough for the processor's caches. A batch is cut into a fixed
/// number of slices, whose gradients are added up in a fixed order: the result does not depend on
/// the number of threads.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "learn/accuracy.h"
#include "learn/optimizer.h"
#include "learn/pattern_model.h"
#include "learn/sample.h"

namespace outflank::learn {

class Trainer {
  public:
    struct Settings {
        /// Every weight is held to zero as if by so many positions that want it there: a row that
        /// was seen a few times only does not learn them by heart.
        double ridge = 4;
        /// Samples of a whole epoch at a stage; what the ridge is spread over.
        std::array<std::uint64_t, eval::StageCount> samples_of_stage{};
        unsigned threads = 1;
    };

    Trainer(PatternModel model, const Settings& settings);

    /// One step. Gives how well the model fitted the batch before it. REQUIRES: all samples are of
    /// that stage, and there is one.
    Accuracy learn(std::size_t stage, std::span<const Sample> batch, double rate);

    [[nodiscard]] const PatternModel& model() const { return model_; }
    [[nodiscard]] PatternModel& model() { return model_; }

    /// Calls visit(numbers) on the state of the optimizer.
    template <class Visit>
    void visit_optimizer(Visit& visit) {
        for (Adam& anchor : anchors_) anchor.visit(visit);
        biases_.visit(visit);
    }

  private:
    static constexpr std::size_t SliceCount = 8;

    struct Slice {
        std::vector<float> gradient;  // by row; zero between batches
        std::array<float, eval::EmptiesCount> bias_gradient{};
        Accuracy accuracy;
    };

    void measure(std::span<const Sample> samples, Slice& slice) const;
    void move_rows(std::size_t stage, std::size_t from, std::size_t to, std::size_t batch_size);
    void move_biases(std::size_t batch_size, double rate);

    PatternModel model_;
    Settings settings_;
    std::array<Adam, eval::AnchorCount> anchors_;
    Adam biases_;
    std::vector<float> weights_;  // of the stage at hand
    std::array<Slice, SliceCount> slices_;
};

/// How well a model fits samples of any stages.
Accuracy accuracy_of(const PatternModel& model, std::span<const Sample> samples, unsigned threads);

}  // namespace outflank::learn
