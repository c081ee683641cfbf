/// NetworkTables: the network unfolded for speed, a row for every index of every pattern; and the
/// sum it computes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "eval/network_weights.h"
#include "eval/pattern_indices.h"

namespace outflank::eval {

class NetworkTables {
  public:
    explicit NetworkTables(const NetworkWeights& weights);

    struct alignas(NetworkLayout::Width) Row {
        NetworkWeights::Row numbers;
    };
    struct Phase {
        std::vector<Row> rows;
        NetworkHead head;
    };

    [[gnu::always_inline]] [[nodiscard]] const Phase& phase(int empties) const {
        return phases_[NetworkLayout::phase_of(empties)];
    }

  private:
    std::array<Phase, NetworkLayout::Phases> phases_;
};

/// The forward pass, written with the compilers' vector types and plain loops, so that one text
/// serves every instruction set. `Kernel` keeps the copies of the levels apart.
template <class Kernel>
struct NetworkPass {
    static constexpr int Width = static_cast<int>(NetworkLayout::Width);
    using Narrow [[gnu::vector_size(Width)]] = signed char;
    using Wide [[gnu::vector_size(2 * Width)]] = std::int16_t;
    using Scalars = std::array<std::uint32_t, ScalarRows::PerPosition>;

    /// What to add to the linear evaluation, in hundredths of a disc.
    static int correction(const NetworkTables::Phase& phase, const PatternIndices& indices,
                          const Scalars& scalars, int empties) {
        const Wide sum = sum_of_rows(phase, indices, scalars, empties,
                                     std::make_index_sequence<NetworkFeatureCount>());
        return out_of(phase.head, sum);
    }

  private:
    [[gnu::always_inline]] static Wide row(const NetworkTables::Phase& phase, std::size_t i) {
        return __builtin_convertvector(
            *reinterpret_cast<const Narrow*>(phase.rows[i].numbers.data()), Wide);
    }

    template <std::size_t... Feature>
    [[gnu::always_inline]] static Wide sum_of_rows(const NetworkTables::Phase& phase,
                                                   const PatternIndices& indices,
                                                   const Scalars& scalars, int empties,
                                                   std::index_sequence<Feature...> /*all*/) {
        Wide sum =
            row(phase, NetworkPatternRows + ScalarRows::Count + static_cast<std::size_t>(empties));
        for (const std::uint32_t scalar : scalars) sum += row(phase, NetworkPatternRows + scalar);
        ((sum += row(phase, static_cast<std::size_t>(
                                static_cast<std::ptrdiff_t>(NetworkFeatures[Feature].middle) +
                                indices[NetworkFeatures[Feature].lane]))),
         ...);
        return sum;
    }

    [[gnu::always_inline]] static int out_of(const NetworkHead& head, const Wide& sum) {
        constexpr std::int16_t unit = NetworkHead::SumUnit;
        const Wide low = Wide{} - unit;
        const Wide high = Wide{} + unit;
        Wide clipped = sum < low ? low : sum;
        clipped = clipped > high ? high : clipped;
        alignas(64) std::array<std::int16_t, NetworkLayout::Inputs> inputs;
        auto* const halves = reinterpret_cast<Wide*>(inputs.data());
        halves[0] = clipped;
        halves[1] = (clipped * clipped) / unit;

        std::int64_t out = head.out_bias;
        for (std::size_t unit_number = 0; unit_number < NetworkLayout::Hidden; ++unit_number)
            out += head.out[unit_number] * hidden_value(head, unit_number, inputs.data());
        const auto* const straight = reinterpret_cast<const std::int16_t*>(&sum);
        std::int32_t past_the_head = 0;
        for (std::size_t i = 0; i < NetworkLayout::Width; ++i)
            past_the_head += std::int32_t{straight[i]} * head.straight[i];
        out += past_the_head;
        constexpr int out_unit = NetworkHead::SumUnit * NetworkHead::OutUnit;
        return static_cast<int>(out * 100 * NetworkHead::DiscsPerUnit / out_unit);
    }

    /// In 128ths, from 0 to 4.
    [[gnu::always_inline]] static int hidden_value(const NetworkHead& head, std::size_t number,
                                                   const std::int16_t* inputs) {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < NetworkLayout::Inputs; ++i)
            sum += std::int32_t{inputs[i]} * head.hidden[number][i];
        const int value = (sum + head.hidden_bias[number]) / NetworkHead::HiddenUnit;
        constexpr int most = 4 * NetworkHead::SumUnit;
        return value < 0 ? 0 : value > most ? most : value;
    }
};

}  // namespace outflank::eval
