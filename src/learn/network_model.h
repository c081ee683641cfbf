/// NetworkModel: the network of one phase of the game while it learns: the weights of
/// eval/network_layout.h as real numbers. What comes out of it is in units of eight discs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/network_weights.h"

namespace outflank::learn {

struct NetworkModel {
    static constexpr std::size_t Width = eval::NetworkLayout::Width;
    static constexpr std::size_t Inputs = eval::NetworkLayout::Inputs;
    static constexpr std::size_t Hidden = eval::NetworkLayout::Hidden;
    static constexpr float MostHidden = 4;  // a hidden unit is clipped to 0..4

    /// The numbers of the head one after the other, so that whoever descends need not know what
    /// they mean.
    struct HeadPlan {
        static constexpr std::size_t Weights = 0;  // to the hidden units, input by input
        static constexpr std::size_t Bias = Weights + Inputs * Hidden;
        static constexpr std::size_t Out = Bias + Hidden;
        static constexpr std::size_t Straight = Out + Hidden;
        static constexpr std::size_t OutBias = Straight + Width;
        static constexpr std::size_t Count = OutBias + 1;
    };

    std::vector<float> rows = std::vector<float>(eval::network_row_count() * Width);
    std::array<float, HeadPlan::Count> head{};

    /// Small numbers by lot: a network of zeros would never begin to learn.
    static NetworkModel random(std::uint64_t seed);

    /// Rounded to what is stored and shipped; what is beyond that range is cut to it.
    [[nodiscard]] eval::NetworkWeights::Phase quantised() const;

    friend bool operator==(const NetworkModel&, const NetworkModel&) = default;
};

}  // namespace outflank::learn
