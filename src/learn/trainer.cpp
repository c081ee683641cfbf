#include "learn/trainer.h"

#include <algorithm>
#include <cassert>

#include "core/parallel.h"

namespace outflank::learn {

namespace {

constexpr auto Never = [] { return false; };

/// Part `i` of `count` about equal parts.
std::span<const Sample> part(std::span<const Sample> samples, std::size_t i, std::size_t count) {
    const std::size_t from = samples.size() * i / count;
    return samples.subspan(from, samples.size() * (i + 1) / count - from);
}

}  // namespace

Trainer::Trainer(PatternModel model, const Occurrences& occurrences, double ridge, unsigned threads)
    : model_(std::move(model)), threads_(threads), biases_(occurrences.bias_frequencies()) {
    for (std::size_t anchor = 0; anchor < eval::AnchorCount; ++anchor) {
        const std::uint64_t near = std::max<std::uint64_t>(1, occurrences.samples_near(anchor));
        anchors_[anchor] = Descent(occurrences.frequencies(anchor, ridge));
        ridges_[anchor] = static_cast<float>(ridge / static_cast<double>(near));
    }
    for (Slice& slice : slices_) slice.gradient.resize(eval::weight_rows());
}

Accuracy Trainer::learn(std::size_t stage, std::span<const Sample> batch, double rate) {
    assert(!batch.empty());
    model_.blend(stage, weights_);
    for_each_index(
        SliceCount, threads_,
        [&](std::size_t i) { measure(part(batch, i, SliceCount), slices_[i]); }, Never);

    const Step step{stage, batch.size(), static_cast<float>(rate)};
    const std::size_t rows = eval::weight_rows();
    for_each_index(
        SliceCount, threads_,
        [&](std::size_t i) { move_rows(step, rows * i / SliceCount, rows * (i + 1) / SliceCount); },
        Never);
    move_biases(step);

    Accuracy accuracy;
    for (const Slice& slice : slices_) accuracy.add(slice.accuracy);
    return accuracy;
}

void Trainer::measure(std::span<const Sample> samples, Slice& slice) const {
    slice.accuracy = {};
    slice.bias_gradient = {};
    for (const Sample& sample : samples) {
        const eval::PositionRows rows = eval::rows_of(sample.own, sample.other);
        const int empties = sample.empties();
        float prediction = model_.bias[static_cast<std::size_t>(empties)];
        for (const std::uint32_t row : rows) prediction += weights_[row];
        const float error = prediction - sample.target;
        for (const std::uint32_t row : rows) slice.gradient[row] += error;
        slice.bias_gradient[static_cast<std::size_t>(empties)] += error;
        slice.accuracy.add(empties, prediction, sample.target);
    }
}

/// A stage between two anchors moves each by half.
void Trainer::move_rows(const Step& step, std::size_t from, std::size_t to) {
    const auto [low, high] = eval::anchors_of(step.stage);
    const float scale = (low == high ? 1.0F : 0.5F) / static_cast<float>(step.batch_size);
    for (std::size_t row = from; row < to; ++row) {
        float sum = 0;
        for (Slice& slice : slices_) {
            sum += slice.gradient[row];
            slice.gradient[row] = 0;
        }
        move_row(step, low, row, sum * scale);
        if (high != low) move_row(step, high, row, sum * scale);
    }
}

void Trainer::move_row(const Step& step, std::size_t anchor, std::size_t row, float gradient) {
    float& weight = model_.anchor(anchor)[row];
    anchors_[anchor].move(row, gradient + ridges_[anchor] * weight, step.batch_size, step.rate,
                          weight);
}

void Trainer::move_biases(const Step& step) {
    const std::size_t first = 2 * step.stage;
    for (std::size_t empties = first; empties < std::min(first + 2, eval::EmptiesCount);
         ++empties) {
        float sum = 0;
        for (const Slice& slice : slices_) sum += slice.bias_gradient[empties];
        biases_.move(empties, sum / static_cast<float>(step.batch_size), step.batch_size, step.rate,
                     model_.bias[empties]);
    }
}

Accuracy accuracy_of(const PatternModel& model, std::span<const Sample> samples, unsigned threads) {
    constexpr std::size_t parts = 64;
    std::array<Accuracy, parts> accuracies;
    for_each_index(
        parts, threads,
        [&](std::size_t i) {
            for (const Sample& sample : part(samples, i, parts)) {
                const int empties = sample.empties();
                accuracies[i].add(empties,
                                  model.predict(eval::rows_of(sample.own, sample.other), empties),
                                  sample.target);
            }
        },
        Never);
    Accuracy accuracy;
    for (const Accuracy& one : accuracies) accuracy.add(one);
    return accuracy;
}

}  // namespace outflank::learn
