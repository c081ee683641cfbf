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

Trainer::Trainer(PatternModel model, const Settings& settings)
    : model_(std::move(model)), settings_(settings), biases_(eval::EmptiesCount) {
    for (Adam& anchor : anchors_) anchor = Adam(eval::weight_rows());
    for (Slice& slice : slices_) slice.gradient.resize(eval::weight_rows());
}

Accuracy Trainer::learn(std::size_t stage, std::span<const Sample> batch, double rate) {
    assert(!batch.empty());
    model_.blend(stage, weights_);
    for_each_index(
        SliceCount, settings_.threads,
        [&](std::size_t i) { measure(part(batch, i, SliceCount), slices_[i]); }, Never);

    const auto [low, high] = eval::anchors_of(stage);
    anchors_[low].begin_step(rate);
    if (high != low) anchors_[high].begin_step(rate);
    const std::size_t rows = eval::weight_rows();
    for_each_index(
        SliceCount, settings_.threads,
        [&](std::size_t i) {
            move_rows(stage, rows * i / SliceCount, rows * (i + 1) / SliceCount, batch.size());
        },
        Never);
    move_biases(batch.size(), rate);

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

/// An anchor has a half of a stage between two, and the whole of its own.
void Trainer::move_rows(std::size_t stage, std::size_t from, std::size_t to,
                        std::size_t batch_size) {
    const auto [low, high] = eval::anchors_of(stage);
    const float share = low == high ? 1.0F : 0.5F;
    const auto scale = 1.0F / static_cast<float>(batch_size);
    const std::uint64_t samples = std::max<std::uint64_t>(1, settings_.samples_of_stage[stage]);
    const auto ridge = static_cast<float>(settings_.ridge / static_cast<double>(samples));
    for (std::size_t row = from; row < to; ++row) {
        float sum = 0;
        for (Slice& slice : slices_) {
            sum += slice.gradient[row];
            slice.gradient[row] = 0;
        }
        const float gradient = share * sum * scale;
        float& low_weight = model_.anchor(low)[row];
        anchors_[low].move(row, gradient + ridge * low_weight, low_weight);
        if (high == low) continue;
        float& high_weight = model_.anchor(high)[row];
        anchors_[high].move(row, gradient + ridge * high_weight, high_weight);
    }
}

void Trainer::move_biases(std::size_t batch_size, double rate) {
    biases_.begin_step(rate);
    for (std::size_t empties = 0; empties < eval::EmptiesCount; ++empties) {
        float sum = 0;
        for (const Slice& slice : slices_) sum += slice.bias_gradient[empties];
        if (sum != 0)
            biases_.move(empties, sum / static_cast<float>(batch_size), model_.bias[empties]);
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
