#include "learn/tafl_model.h"

#include <algorithm>
#include <cmath>

namespace outflank::learn {

namespace {

using eval::TaflRowWidth;

/// The evaluation's curve and its slope.
float curve(float sum) { return sum / (1 + std::abs(sum)); }
float slope(float sum) { return 1 / ((1 + std::abs(sum)) * (1 + std::abs(sum))); }

float cut(float hidden) { return std::clamp(hidden, 0.0F, 1.0F); }

/// Between -reach and reach.
float small(Rng& lot, float reach) {
    return reach * (static_cast<float>(lot.next() >> 40) * 0x1p-23F - 1);
}

std::int16_t rounded(float weight, int most) {
    const float units = std::round(weight * eval::TaflWeightUnit);
    return static_cast<std::int16_t>(
        std::clamp(units, static_cast<float>(-most), static_cast<float>(most)));
}

}  // namespace

TaflModel::TaflModel(const eval::TaflFeatures& features, Rng& lot)
    : man_rows_(features.man_rows()),
      rows_of_a_king_(features.rows_of_a_king()),
      first_shared_(features.row_count()),
      first_output_(first_shared_ + rows_of_a_king_),
      rows_(first_output_ + 2),
      gradient_(rows_.size()),
      mean_(rows_.size()),
      square_(rows_.size()) {
    constexpr float hidden_reach = 0.1F;
    constexpr float output_reach = 0.3F;
    for (Row& row : rows_) {
        const bool is_output = &row >= &rows_[first_output_];
        for (std::size_t i = 1; i < TaflRowWidth; ++i)
            row[i] = small(lot, is_output ? output_reach : hidden_reach);
    }
}

std::size_t TaflModel::shared(std::size_t row) const {
    return first_shared_ + row % rows_of_a_king_;
}

TaflModel::Answer TaflModel::answer(const TaflSamples& samples, std::size_t i) const {
    Answer answer{};
    const auto add = [&](const Row& row) {
        for (std::size_t k = 0; k < TaflRowWidth; ++k) answer.sum[k] += row[k];
    };
    for (const std::size_t row : samples.rows(i)) {
        add(rows_[row]);
        if (row < man_rows_) add(rows_[shared(row)]);
    }
    const Row& weights = output(samples.to_move(i));
    answer.result = answer.sum[0];
    for (std::size_t k = 1; k < TaflRowWidth; ++k) answer.result += cut(answer.sum[k]) * weights[k];
    return answer;
}

void TaflModel::push_back(const TaflSamples& samples, std::size_t i, const Answer& answer,
                          float push) {
    const std::size_t out = first_output_ + index(samples.to_move(i));
    Row pushes{push};
    for (std::size_t k = 1; k < TaflRowWidth; ++k) {
        const float hidden = answer.sum[k];
        gradient_[out][k] += push * cut(hidden);
        pushes[k] = hidden > 0 && hidden < 1 ? push * rows_[out][k] : 0;
    }
    const auto add = [&](Row& row) {
        for (std::size_t k = 0; k < TaflRowWidth; ++k) row[k] += pushes[k];
    };
    for (const std::size_t row : samples.rows(i)) {
        add(gradient_[row]);
        if (row < man_rows_) add(gradient_[shared(row)]);
    }
}

double TaflModel::learn(const TaflSamples& samples, std::span<const std::uint32_t> batch,
                        Step step) {
    std::fill(gradient_.begin(), gradient_.end(), Row{});
    double total = 0;
    for (const std::uint32_t i : batch) {
        const Answer given = answer(samples, i);
        const float error = curve(given.result) - samples.target(i);
        total += static_cast<double>(error) * error;
        push_back(samples, i, given,
                  error * slope(given.result) / static_cast<float>(batch.size()));
    }
    descend(step);
    return total;
}

/// Adam with the usual constants.
void TaflModel::descend(Step step) {
    constexpr float mean_decay = 0.9F;
    constexpr float square_decay = 0.999F;
    ++steps_;
    const double unbiased =
        std::sqrt(1 - std::pow(square_decay, steps_)) / (1 - std::pow(mean_decay, steps_));
    const auto pace = static_cast<float>(step.rate * unbiased);
    const auto kept = static_cast<float>(1 - step.ridge);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        for (std::size_t k = 0; k < TaflRowWidth; ++k) {
            const float g = gradient_[row][k];
            float& mean = mean_[row][k];
            float& square = square_[row][k];
            mean = mean_decay * mean + (1 - mean_decay) * g;
            square = square_decay * square + (1 - square_decay) * g * g;
            rows_[row][k] = rows_[row][k] * kept - pace * mean / (std::sqrt(square) + 1e-8F);
        }
    }
}

double TaflModel::error(const TaflSamples& samples) const {
    double total = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double error = curve(answer(samples, i).result) - samples.target(i);
        total += error * error;
    }
    return samples.size() == 0 ? 0 : total / static_cast<double>(samples.size());
}

eval::TaflWeights TaflModel::weights() const {
    constexpr int largest_output = 1 << 14;
    eval::TaflWeights weights;
    weights.rows.resize(first_shared_);
    for (std::size_t row = 0; row < first_shared_; ++row) {
        for (std::size_t k = 0; k < TaflRowWidth; ++k) {
            const float own = rows_[row][k];
            const float all = row < man_rows_ ? own + rows_[shared(row)][k] : own;
            weights.rows[row][k] = rounded(all, eval::LargestTaflWeight);
        }
    }
    for (const Side side : {Side::One, Side::Two}) {
        for (std::size_t k = 1; k < TaflRowWidth; ++k)
            weights.output[index(side)][k] = rounded(output(side)[k], largest_output);
    }
    return weights;
}

}  // namespace outflank::learn
