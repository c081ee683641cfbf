#include "learn/network_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/rng.h"

namespace outflank::learn {

namespace {

using eval::NetworkHead;

template <class T>
T rounded(float value, int unit) {
    const float least = std::numeric_limits<T>::min();
    const float most = std::numeric_limits<T>::max();
    return static_cast<T>(std::lround(std::clamp(value * static_cast<float>(unit), least, most)));
}

void fill_by_lot(Rng& rng, float* from, std::size_t count, float most) {
    constexpr std::uint64_t steps = 1'000'000;
    std::generate_n(from, count, [&] {
        return most * (2 * static_cast<float>(rng.below(steps)) / static_cast<float>(steps) - 1);
    });
}

}  // namespace

NetworkModel NetworkModel::random(std::uint64_t seed) {
    Rng rng(seed);
    NetworkModel model;
    float* const head = model.head.data();
    fill_by_lot(rng, model.rows.data(), model.rows.size(), 0.02F);
    fill_by_lot(rng, head + HeadPlan::Weights, Inputs * Hidden, 0.18F);
    std::fill_n(head + HeadPlan::Bias, Hidden, 0.1F);
    fill_by_lot(rng, head + HeadPlan::Out, Hidden, 0.3F);
    fill_by_lot(rng, head + HeadPlan::Straight, Width, 0.2F);
    return model;
}

eval::NetworkWeights::Phase NetworkModel::quantised() const {
    eval::NetworkWeights::Phase phase;
    for (std::size_t row = 0; row < phase.rows.size(); ++row) {
        for (std::size_t i = 0; i < Width; ++i)
            phase.rows[row][i] = rounded<std::int8_t>(rows[row * Width + i], NetworkHead::SumUnit);
    }
    const float* const from = head.data();
    for (std::size_t unit = 0; unit < Hidden; ++unit) {
        for (std::size_t i = 0; i < Inputs; ++i) {
            phase.head.hidden[unit][i] = rounded<std::int16_t>(
                from[HeadPlan::Weights + i * Hidden + unit], NetworkHead::HiddenUnit);
        }
        phase.head.hidden_bias[unit] = static_cast<std::int32_t>(std::lround(
            from[HeadPlan::Bias + unit] * NetworkHead::SumUnit * NetworkHead::HiddenUnit));
        phase.head.out[unit] =
            rounded<std::int16_t>(from[HeadPlan::Out + unit], NetworkHead::OutUnit);
    }
    for (std::size_t i = 0; i < Width; ++i) {
        phase.head.straight[i] =
            rounded<std::int16_t>(from[HeadPlan::Straight + i], NetworkHead::OutUnit);
    }
    phase.head.out_bias = static_cast<std::int32_t>(
        std::lround(from[HeadPlan::OutBias] * NetworkHead::SumUnit * NetworkHead::OutUnit));
    return phase;
}

}  // namespace outflank::learn
