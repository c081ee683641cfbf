/// NetworkWeights: the network as it is stored and computed with: whole numbers, so that every
/// instruction set gives the same score.
///
/// A row's numbers are in 128ths, and so are their sums. The head's weights are in 64ths on the way
/// to the hidden units, and in 1024ths on the way out; what comes out is in units of eight discs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/network_layout.h"

namespace outflank::eval {

struct NetworkHead {
    static constexpr int SumUnit = 128;
    static constexpr int HiddenUnit = 64;
    static constexpr int OutUnit = 1024;
    static constexpr int DiscsPerUnit = 8;
    static constexpr int MostHidden = 4;  // a hidden unit is clipped to 0..4
    static constexpr int MostMean = 8;  // the mean of the sums to -8..8

    /// Hidden units over the inputs of a sum.
    template <std::size_t Units>
    struct Layer {
        using Row = std::array<std::int8_t, NetworkLayout::Inputs>;

        std::array<Row, Units> weights{};
        std::array<std::int32_t, Units> bias{};
        std::array<std::int16_t, Units> out{};

        template <class Visit>
        void visit(Visit& visit_number) {
            for (Row& row : weights) {
                for (std::int8_t& number : row) visit_number(number);
            }
            for (std::int32_t& number : bias) visit_number(number);
            for (std::int16_t& number : out) visit_number(number);
        }

        friend bool operator==(const Layer&, const Layer&) = default;
    };

    Layer<NetworkLayout::Hidden> corners;  // the same for each of them
    Layer<NetworkLayout::BoardHidden> board;
    std::array<std::int16_t, NetworkLayout::Width> straight{};  // of the mean
    std::int32_t out_bias = 0;

    /// Calls visit(number) on every number, in the order of the file.
    template <class Visit>
    void visit(Visit visit_number) {
        corners.visit(visit_number);
        board.visit(visit_number);
        for (std::int16_t& number : straight) visit_number(number);
        visit_number(out_bias);
    }

    friend bool operator==(const NetworkHead&, const NetworkHead&) = default;
};

struct NetworkWeights {
    using Row = std::array<std::int8_t, NetworkLayout::Width>;

    struct Phase {
        std::vector<Row> rows = std::vector<Row>(network_row_count());
        NetworkHead head;

        friend bool operator==(const Phase&, const Phase&) = default;
    };
    std::array<Phase, NetworkLayout::Phases> phases;

    friend bool operator==(const NetworkWeights&, const NetworkWeights&) = default;
};

}  // namespace outflank::eval
