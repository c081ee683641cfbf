#include "eval/network_tables.h"

#include <algorithm>

namespace outflank::eval {

template <std::size_t Units>
NetworkTables::Layer<Units>::Layer(const NetworkHead::Layer<Units>& layer) : bias(layer.bias) {
    std::copy(layer.out.begin(), layer.out.end(), out.begin());
    for (std::size_t i = 0; i < NetworkLayout::Width; ++i) {
        for (std::size_t signs = 0; signs < Signs; ++signs) {
            const bool is_negative = (signs >> i % 4 & 1) != 0;
            const std::size_t input = is_negative ? NetworkLayout::Width + i : i;
            for (std::size_t unit = 0; unit < Units; ++unit)
                weights[i / 4][signs][unit][i % 4] = layer.weights[unit][input];
        }
    }
}

NetworkTables::Phase::Phase(const NetworkWeights::Phase& weights)
    : corners(weights.head.corners),
      board(weights.head.board),
      straight(weights.head.straight),
      out_bias(weights.head.out_bias) {
    const auto& backwards = network_lines_backwards();
    const auto& places = network_places();
    const auto& shared = network_rows();
    const auto row = [&](std::size_t i) { return Row{weights.rows[shared[i]]}; };
    lines.reserve(NetworkLineRows);
    for (std::size_t i = 0; i < NetworkLineRows; ++i)
        lines.push_back({row(places[i]), row(backwards[places[i]])});
    others.reserve(shared.size() - NetworkLineRows);
    for (std::size_t i = NetworkLineRows; i < shared.size(); ++i) others.push_back(row(places[i]));
}

NetworkTables::NetworkTables(const NetworkWeights& weights)
    : phases_(weights.phases.begin(), weights.phases.end()) {}

}  // namespace outflank::eval
