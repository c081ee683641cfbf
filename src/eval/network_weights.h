/// NetworkWeights: the network as it is stored and computed with: whole numbers, so that every
/// instruction set gives the same score.
///
/// A row's numbers are in 128ths, and so are their sums. The head's weights are in 256ths on the
/// way to the hidden units, and in 1024ths on the way out; what comes out is in units of eight
/// discs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/network_layout.h"

namespace outflank::eval {

struct NetworkHead {
    static constexpr int SumUnit = 128;
    static constexpr int HiddenUnit = 256;
    static constexpr int OutUnit = 1024;
    static constexpr int DiscsPerUnit = 8;

    using Row = std::array<std::int16_t, NetworkLayout::Inputs>;

    alignas(64) std::array<Row, NetworkLayout::Hidden> hidden{};
    std::array<std::int32_t, NetworkLayout::Hidden> hidden_bias{};
    std::array<std::int16_t, NetworkLayout::Hidden> out{};
    std::array<std::int16_t, NetworkLayout::Width> straight{};
    std::int32_t out_bias = 0;

    /// Calls visit(number) on every number, in the order of the file.
    template <class Visit>
    void visit(Visit visit_number) {
        for (Row& row : hidden) {
            for (std::int16_t& number : row) visit_number(number);
        }
        for (std::int32_t& number : hidden_bias) visit_number(number);
        for (std::int16_t& number : out) visit_number(number);
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
