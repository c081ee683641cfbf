/// NetworkTables: the network unfolded for speed, a row for every index of every pattern.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/large_pages.h"
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

    /// The weights of a layer by four numbers of a sum, as kernels::QuadProducts takes them. A
    /// number is either above zero or below, so of its two inputs one is always 0: here the other
    /// has its weights picked by the signs of the four, and half the products are not made.
    template <std::size_t Units>
    struct Layer {
        using Quads = std::array<std::array<std::int8_t, 4>, Units>;
        static constexpr std::size_t Signs = 16;  // bit i: the number i is negative

        alignas(64) std::array<std::array<Quads, Signs>, NetworkLayout::Width / 4> weights;
        alignas(64) std::array<std::int32_t, Units> bias;
        alignas(64) std::array<std::int32_t, Units> out;

        explicit Layer(const NetworkHead::Layer<Units>& layer);
    };

    struct Phase {
        std::vector<Line, LargePages<Line>> lines;  // by the rows of all indices of the lines
        std::vector<Row, LargePages<Row>> others;  // the rows after them
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
