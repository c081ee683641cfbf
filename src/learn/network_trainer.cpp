#include "learn/network_trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace outflank::learn {

namespace {

using Plan = HeadPlan;
constexpr std::size_t Width = NetworkModel::Width;
constexpr float DiscsPerUnit = eval::NetworkHead::DiscsPerUnit;

/// Adam's usual constants, and how fast the head goes beside the rows.
constexpr float PaceKept = 0.9F;
constexpr float SpreadKept = 0.999F;
constexpr float HeadRate = 0.25F;
/// A single position that is 32 discs off is as good as one that is more.
constexpr float LargestError = 4;
constexpr float FirstStride = 1e-3F;

constexpr float MostHidden = eval::NetworkHead::MostHidden;
constexpr float Corners = eval::CornerCount;

float clipped_hidden(float value) { return std::clamp(value, 0.0F, MostHidden); }

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

template <std::size_t Units>
float NetworkTrainer::LayerPass<Units>::forward(const float* head, const LayerPlan& plan,
                                                const Sum& sum) {
    for (std::size_t i = 0; i < Width; ++i) {
        inputs[i] = std::clamp(sum[i], 0.0F, 1.0F);
        inputs[Width + i] = std::clamp(-sum[i], 0.0F, 1.0F);
    }
    std::copy_n(head + plan.bias, Units, hidden.begin());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const float* const weights = head + plan.weights + i * Units;
        for (std::size_t unit = 0; unit < Units; ++unit) hidden[unit] += inputs[i] * weights[unit];
    }
    float out = 0;
    for (std::size_t unit = 0; unit < Units; ++unit)
        out += head[plan.out + unit] * clipped_hidden(hidden[unit]);
    return out;
}

template <std::size_t Units>
void NetworkTrainer::LayerPass<Units>::backward(const float* head, const LayerPlan& plan,
                                                const Sum& sum, float error, float* head_gradient,
                                                Sum& sum_gradient) const {
    std::array<float, Units> hidden_gradient{};
    for (std::size_t unit = 0; unit < Units; ++unit) {
        const bool is_clipped = hidden[unit] <= 0 || hidden[unit] >= MostHidden;
        hidden_gradient[unit] = is_clipped ? 0 : error * head[plan.out + unit];
        head_gradient[plan.out + unit] += error * clipped_hidden(hidden[unit]);
        head_gradient[plan.bias + unit] += hidden_gradient[unit];
    }
    const auto through = [&](std::size_t input) {
        const float* const weights = head + plan.weights + input * Units;
        float* const gradient = head_gradient + plan.weights + input * Units;
        std::array<float, Units> parts{};
        for (std::size_t unit = 0; unit < Units; ++unit) {
            parts[unit] = hidden_gradient[unit] * weights[unit];
            gradient[unit] += hidden_gradient[unit] * inputs[input];
        }
        for (std::size_t half = Units / 2; half > 0; half /= 2) {
            for (std::size_t unit = 0; unit < half; ++unit) parts[unit] += parts[unit + half];
        }
        return parts[0];
    };
    for (std::size_t i = 0; i < Width; ++i) {
        const float of_above = through(i);
        const float of_below = through(Width + i);
        if (sum[i] > 0 && sum[i] < 1) sum_gradient[i] += of_above;
        if (sum[i] < 0 && sum[i] > -1) sum_gradient[i] -= of_below;
    }
}

float NetworkTrainer::forward(const eval::NetworkPositionRows& rows) {
    const float* const head = model_.head.data();
    const auto add = [&](Sum& sum, std::uint32_t row) {
        const float* const numbers = model_.rows.data() + row * Width;
        for (std::size_t i = 0; i < Width; ++i) sum[i] += numbers[i];
    };
    Sum common{};
    for (const std::uint32_t row : rows.common) add(common, row);
    mean_.fill(0);
    float out = head[Plan::OutBias];
    for (std::size_t corner = 0; corner < sums_.size(); ++corner) {
        sums_[corner] = common;
        for (const std::uint32_t row : rows.corners[corner]) add(sums_[corner], row);
        for (std::size_t i = 0; i < Width; ++i) mean_[i] += sums_[corner][i] / Corners;
        out += corners_[corner].forward(head, Plan::Corners, sums_[corner]);
    }
    out += board_.forward(head, Plan::Board, mean_);
    for (std::size_t i = 0; i < Width; ++i) out += head[Plan::Straight + i] * mean_[i];
    return out;
}

void NetworkTrainer::backward(float error) {
    const float* const head = model_.head.data();
    Sum mean_gradient{};
    for (std::size_t i = 0; i < Width; ++i) {
        mean_gradient[i] = error * head[Plan::Straight + i];
        gradient_[Plan::Straight + i] += error * mean_[i];
    }
    gradient_[Plan::OutBias] += error;
    board_.backward(head, Plan::Board, mean_, error, gradient_.data(), mean_gradient);
    for (std::size_t corner = 0; corner < sums_.size(); ++corner) {
        for (std::size_t i = 0; i < Width; ++i)
            sum_gradients_[corner][i] = mean_gradient[i] / Corners;
        corners_[corner].backward(head, Plan::Corners, sums_[corner], error, gradient_.data(),
                                  sum_gradients_[corner]);
    }
}

void NetworkTrainer::move_rows(const eval::NetworkPositionRows& rows, float rate) {
    Sum common{};
    for (std::size_t corner = 0; corner < sums_.size(); ++corner) {
        const Sum& gradient = sum_gradients_[corner];
        for (std::size_t i = 0; i < Width; ++i) common[i] += gradient[i];
        for (const std::uint32_t row : rows.corners[corner]) move_row(row, gradient, rate);
    }
    for (const std::uint32_t row : rows.common) move_row(row, common, rate);
}

void NetworkTrainer::move_row(std::uint32_t row, const Sum& gradient, float rate) {
    float square = 0;
    for (const float number : gradient) square += number * number;
    strides_[row] += square / static_cast<float>(Width);
    const float step = rate / std::sqrt(strides_[row]);
    float* const numbers = model_.rows.data() + row * Width;
    for (std::size_t i = 0; i < Width; ++i) numbers[i] -= step * gradient[i];
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
