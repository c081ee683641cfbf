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
#include "learn/descent.h"
#include "learn/occurrences.h"
#include "learn/pattern_model.h"
#include "learn/sample.h"

namespace outflank::learn {

class Trainer {
  public:
    /// `ridge`: every weight is held to zero as if by so many positions that want it there, so that
    /// a row that was seen a few times only does not learn them by heart.
    Trainer(PatternModel model, const Occurrences& occurrences, double ridge, unsigned threads);

    /// One step. Gives how well the model fitted the batch before it. REQUIRES: all samples are of
    /// that stage, and there is one.
    Accuracy learn(std::size_t stage, std::span<const Sample> batch, double rate);

    [[nodiscard]] const PatternModel& model() const { return model_; }
    [[nodiscard]] PatternModel& model() { return model_; }

    /// Calls visit(numbers) on the state of the descent.
    template <class Visit>
    void visit_descent(Visit& visit) {
        for (Descent& anchor : anchors_) anchor.visit(visit);
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
    struct Step {
        std::size_t stage;
        std::size_t batch_size;
        float rate;
    };
    void move_rows(const Step& step, std::size_t from, std::size_t to);
    void move_row(const Step& step, std::size_t anchor, std::size_t row, float gradient);
    void move_biases(const Step& step);

    PatternModel model_;
    unsigned threads_;
    std::array<Descent, eval::AnchorCount> anchors_;
    std::array<float, eval::AnchorCount> ridges_{};  // a position's share
    Descent biases_;
    std::vector<float> weights_;  // of the stage at hand
    std::array<Slice, SliceCount> slices_;
};

/// How well a model fits samples of any stages.
Accuracy accuracy_of(const PatternModel& model, std::span<const Sample> samples, unsigned threads);

}  // namespace outflank::learn
