/// NetworkModel: the network of one phase of the game while it learns: the weights of
/// eval/network_layout.h as real numbers. What comes out of it is in units of eight discs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/network_weights.h"

namespace outflank::learn {

/// Where the numbers of a layer stand among those of the head.
struct LayerPlan {
    std::size_t units;
    std::size_t weights;  // input by input
    std::size_t bias;
    std::size_t out;
    std::size_t end;

    constexpr LayerPlan(std::size_t from, std::size_t unit_count)
        : units(unit_count),
          weights(from),
          bias(weights + eval::NetworkLayout::Inputs * units),
          out(bias + units),
          end(out + units) {}
};

/// The numbers of the head one after the other, so that whoever descends need not know what they
/// mean.
struct HeadPlan {
    static constexpr LayerPlan Corners{0, eval::NetworkLayout::Hidden};
    static constexpr LayerPlan Board{Corners.end, eval::NetworkLayout::BoardHidden};
    static constexpr std::size_t Straight = Board.end;
    static constexpr std::size_t OutBias = Straight + eval::NetworkLayout::Width;
    static constexpr std::size_t Count = OutBias + 1;
};

struct NetworkModel {
    static constexpr std::size_t Width = eval::NetworkLayout::Width;
    static constexpr std::size_t Inputs = eval::NetworkLayout::Inputs;

    std::vector<float> rows = std::vector<float>(eval::network_row_count() * Width);
    std::array<float, HeadPlan::Count> head{};

    /// Small numbers by lot: a network of zeros would never begin to learn.
    static NetworkModel random(std::uint64_t seed);

    /// Rounded to what is stored and shipped; what is beyond that range is cut to it.
    [[nodiscard]] eval::NetworkWeights::Phase quantised() const;

    friend bool operator==(const NetworkModel&, const NetworkModel&) = default;
};

}  // namespace outflank::learn
