#include "learn/network_trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace outflank::learn {

namespace {

using Plan = NetworkModel::HeadPlan;
constexpr std::size_t Width = NetworkModel::Width;
constexpr std::size_t Hidden = NetworkModel::Hidden;
constexpr float DiscsPerUnit = eval::NetworkHead::DiscsPerUnit;

/// Adam's usual constants, and how fast the head goes beside the rows.
constexpr float PaceKept = 0.9F;
constexpr float SpreadKept = 0.999F;
constexpr float HeadRate = 0.25F;
/// A single position that is 32 discs off is as good as one that is more.
constexpr float LargestError = 4;
constexpr float FirstStride = 1e-3F;

float clipped_hidden(float value) { return std::clamp(value, 0.0F, NetworkModel::MostHidden); }

}  // namespace

NetworkTrainer::NetworkTrainer(NetworkModel model)
    : model_(std::move(model)), strides_(model_.rows.size() / Width, FirstStride) {}

float NetworkTrainer::predict(const eval::NetworkPositionRows& rows) {
    return DiscsPerUnit * forward(rows);
}

float NetworkTrainer::learn(const eval::NetworkPositionRows& rows, float target, float rate) {
    const float error = forward(rows) - target / DiscsPerUnit;
    backward(std::clamp(error, -LargestError, LargestError));
    move_rows(rows, rate);
    if (++gathered_ == HeadBatch) move_head(rate);
    return DiscsPerUnit * error;
}

void NetworkTrainer::end_epoch(float rate) {
    if (gathered_ > 0) move_head(rate);
}

float NetworkTrainer::forward(const eval::NetworkPositionRows& rows) {
    const float* const head = model_.head.data();
    sum_.fill(0);
    for (const std::uint32_t row : rows) {
        const float* const numbers = model_.rows.data() + row * Width;
        for (std::size_t i = 0; i < Width; ++i) sum_[i] += numbers[i];
    }
    for (std::size_t i = 0; i < Width; ++i) {
        inputs_[i] = std::clamp(sum_[i], -1.0F, 1.0F);
        inputs_[Width + i] = inputs_[i] * inputs_[i];
    }
    std::copy_n(head + Plan::Bias, Hidden, hidden_.begin());
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
        const float* const weights = head + Plan::Weights + i * Hidden;
        for (std::size_t unit = 0; unit < Hidden; ++unit)
            hidden_[unit] += inputs_[i] * weights[unit];
    }
    float out = head[Plan::OutBias];
    for (std::size_t unit = 0; unit < Hidden; ++unit)
        out += head[Plan::Out + unit] * clipped_hidden(hidden_[unit]);
    for (std::size_t i = 0; i < Width; ++i) out += head[Plan::Straight + i] * sum_[i];
    return out;
}

void NetworkTrainer::backward(float error) {
    const float* const head = model_.head.data();
    std::array<float, Hidden> hidden_gradient{};
    for (std::size_t unit = 0; unit < Hidden; ++unit) {
        const bool is_clipped = hidden_[unit] <= 0 || hidden_[unit] >= NetworkModel::MostHidden;
        hidden_gradient[unit] = is_clipped ? 0 : error * head[Plan::Out + unit];
        gradient_[Plan::Out + unit] += error * clipped_hidden(hidden_[unit]);
        gradient_[Plan::Bias + unit] += hidden_gradient[unit];
    }
    const auto through = [&](std::size_t input) {
        const float* const weights = head + Plan::Weights + input * Hidden;
        float* const gradient = gradient_.data() + Plan::Weights + input * Hidden;
        std::array<float, Hidden> parts{};
        for (std::size_t unit = 0; unit < Hidden; ++unit) {
            parts[unit] = hidden_gradient[unit] * weights[unit];
            gradient[unit] += hidden_gradient[unit] * inputs_[input];
        }
        for (std::size_t half = Hidden / 2; half > 0; half /= 2) {
            for (std::size_t unit = 0; unit < half; ++unit) parts[unit] += parts[unit + half];
        }
        return parts[0];
    };
    for (std::size_t i = 0; i < Width; ++i) {
        const float of_input = through(i) + 2 * inputs_[i] * through(Width + i);
        const bool is_clipped = sum_[i] <= -1 || sum_[i] >= 1;
        sum_gradient_[i] = (is_clipped ? 0 : of_input) + error * head[Plan::Straight + i];
        gradient_[Plan::Straight + i] += error * sum_[i];
    }
    gradient_[Plan::OutBias] += error;
}

void NetworkTrainer::move_rows(const eval::NetworkPositionRows& rows, float rate) {
    float mean_square = 0;
    for (const float gradient : sum_gradient_) mean_square += gradient * gradient;
    mean_square /= static_cast<float>(Width);
    for (const std::uint32_t row : rows) {
        strides_[row] += mean_square;
        const float step = rate / std::sqrt(strides_[row]);
        float* const numbers = model_.rows.data() + row * Width;
        for (std::size_t i = 0; i < Width; ++i) numbers[i] -= step * sum_gradient_[i];
    }
}

void NetworkTrainer::move_head(float rate) {
    ++steps_;
    const auto steps = static_cast<float>(std::min<std::uint64_t>(steps_, 1'000'000));
    const float pace_share = 1 - std::pow(PaceKept, steps);
    const float spread_share = 1 - std::pow(SpreadKept, steps);
    for (std::size_t i = 0; i < Plan::Count; ++i) {
        const float mean = gradient_[i] / static_cast<float>(gathered_);
        pace_[i] = PaceKept * pace_[i] + (1 - PaceKept) * mean;
        spread_[i] = SpreadKept * spread_[i] + (1 - SpreadKept) * mean * mean;
        model_.head[i] -= HeadRate * rate * (pace_[i] / pace_share) /
                          (std::sqrt(spread_[i] / spread_share) + 1e-8F);
    }
    gradient_.fill(0);
    gathered_ = 0;
}

}  // namespace outflank::learn
