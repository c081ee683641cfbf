/// NetworkTables: the network unfolded for speed, a row for every index of every pattern.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/network_weights.h"

namespace outflank::eval {

class NetworkTables {
  public:
    explicit NetworkTables(const NetworkWeights& weights);

    struct alignas(NetworkLayout::Width) Row {
        NetworkWeights::Row numbers;
    };
    /// What a line is to the corner it is read from, and to the one at its other end.
    struct alignas(2 * NetworkLayout::Width) Line {
        Row outwards;
        Row backwards;
    };

    /// The weights of a layer by four inputs, as kernels::QuadProducts takes them.
    template <std::size_t Units>
    struct Layer {
        using Quads = std::array<std::array<std::int8_t, 4>, Units>;

        alignas(64) std::array<Quads, NetworkLayout::Inputs / 4> weights;
        alignas(64) std::array<std::int32_t, Units> bias;
        alignas(64) std::array<std::int32_t, Units> out;

        explicit Layer(const NetworkHead::Layer<Units>& layer) : bias(layer.bias) {
            for (std::size_t unit = 0; unit < Units; ++unit) {
                out[unit] = layer.out[unit];
                for (std::size_t i = 0; i < NetworkLayout::Inputs; ++i)
                    weights[i / 4][unit][i % 4] = layer.weights[unit][i];
            }
        }
    };

    struct Phase {
        std::vector<Line> lines;  // by the rows of all indices of the lines
        std::vector<Row> others;  // the rows after them
        Layer<NetworkLayout::Hidden> corners;
        Layer<NetworkLayout::BoardHidden> board;
        alignas(64) std::array<std::int16_t, NetworkLayout::Width> straight;
        std::int32_t out_bias;

        explicit Phase(const NetworkWeights::Phase& weights);
    };

    [[gnu::always_inline]] [[nodiscard]] const Phase& phase(int empties) const {
        return phases_[NetworkLayout::phase_of(empties)];
    }

  private:
    std::vector<Phase> phases_;
};

}  // namespace outflank::eval
