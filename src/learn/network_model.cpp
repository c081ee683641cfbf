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

void fill_by_lot(Rng& rng, float* head, const LayerPlan& layer) {
    fill_by_lot(rng, head + layer.weights, NetworkModel::Inputs * layer.units, 0.18F);
    std::fill_n(head + layer.bias, layer.units, 0.1F);
    fill_by_lot(rng, head + layer.out, layer.units, 0.3F);
}

template <std::size_t Units>
void round_into(NetworkHead::Layer<Units>& layer, const float* head, const LayerPlan& from) {
    for (std::size_t unit = 0; unit < Units; ++unit) {
        for (std::size_t i = 0; i < NetworkModel::Inputs; ++i) {
            layer.weights[unit][i] = rounded<std::int8_t>(head[from.weights + i * Units + unit],
                                                          NetworkHead::HiddenUnit);
        }
        layer.bias[unit] = static_cast<std::int32_t>(
            std::lround(head[from.bias + unit] * NetworkHead::SumUnit * NetworkHead::HiddenUnit));
        layer.out[unit] = rounded<std::int16_t>(head[from.out + unit], NetworkHead::OutUnit);
    }
}

}  // namespace

NetworkModel NetworkModel::random(std::uint64_t seed) {
    Rng rng(seed);
    NetworkModel model;
    fill_by_lot(rng, model.rows.data(), model.rows.size(), 0.02F);
    fill_by_lot(rng, model.head.data(), HeadPlan::Corners);
    fill_by_lot(rng, model.head.data(), HeadPlan::Board);
    fill_by_lot(rng, model.head.data() + HeadPlan::Straight, Width, 0.2F);
    return model;
}

eval::NetworkWeights::Phase NetworkModel::quantised() const {
    eval::NetworkWeights::Phase phase;
    for (std::size_t row = 0; row < phase.rows.size(); ++row) {
        for (std::size_t i = 0; i < Width; ++i)
            phase.rows[row][i] = rounded<std::int8_t>(rows[row * Width + i], NetworkHead::SumUnit);
    }
    round_into(phase.head.corners, head.data(), HeadPlan::Corners);
    round_into(phase.head.board, head.data(), HeadPlan::Board);
    for (std::size_t i = 0; i < Width; ++i) {
        phase.head.straight[i] =
            rounded<std::int16_t>(head[HeadPlan::Straight + i], NetworkHead::OutUnit);
    }
    phase.head.out_bias = static_cast<std::int32_t>(
        std::lround(head[HeadPlan::OutBias] * NetworkHead::SumUnit * NetworkHead::OutUnit));
    return phase;
}

}  // namespace outflank::learn
