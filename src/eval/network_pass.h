/// NetworkPass: what the network says of a position, as a search asks it.
///
/// Written with the compilers' vector types, so that one text serves every instruction set; the
/// kernel says how large a register is. Whole numbers throughout.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "eval/network_tables.h"
#include "eval/pattern_indices.h"
#include "kernels/quad_products.h"
#include "kernels/registers.h"

namespace outflank::eval {

template <class Kernel>
class NetworkPass {
  public:
    using Scalars = std::array<std::uint32_t, ScalarRows::PerPosition>;

    /// What to add to the linear evaluation, in hundredths of a disc.
    static int correction(const NetworkTables::Phase& phase, const PatternIndices& indices,
                          const Scalars& scalars, Bitboard own_moves, Bitboard other_moves,
                          Bitboard empties) {
        Sums sums = common_sums(phase, scalars, kernels::count(empties));
        add_quarters(sums, phase, own_moves, other_moves, empties);
        add_lines(sums, phase, indices, std::make_index_sequence<NetworkLines.size()>());
        add_blocks(sums, phase, indices, std::make_index_sequence<NetworkBlocks.size()>());
        return out_of(phase, sums);
    }

  private:
    static constexpr int RegisterBytes = kernels::RegisterBytes<Kernel>;
    static constexpr std::size_t PartWidth = RegisterBytes / sizeof(std::int16_t);
    static constexpr std::size_t Parts = NetworkLayout::Width / PartWidth;
    using Part = typename kernels::Registers<RegisterBytes>::Int16;
    using Sum = std::array<Part, Parts>;
    using Sums = std::array<Sum, CornerCount>;

    static constexpr int HiddenBits = 6;
    static_assert(NetworkHead::HiddenUnit == 1 << HiddenBits);
    static_assert(NetworkHead::SumUnit == 128, "QuadProducts takes inputs up to 128");

    [[gnu::always_inline]] static void add(Sum& sum, const NetworkTables::Row& row) {
        for (std::size_t part = 0; part < Parts; ++part) {
            sum[part] += kernels::widened<RegisterBytes>(row.numbers.data() + part * PartWidth);
            kernels::settle(sum[part]);
        }
    }

    /// What is the same for all corners.
    [[gnu::always_inline]] static Sums common_sums(const NetworkTables::Phase& phase,
                                                   const Scalars& scalars, int empties) {
        constexpr std::size_t first = NetworkPatternRows - NetworkLineRows + QuarterRows::Count;
        Sum common{};
        add(common, phase.others[first + ScalarRows::Count + static_cast<std::size_t>(empties)]);
        for (const std::uint32_t scalar : scalars) add(common, phase.others[first + scalar]);
        return {common, common, common, common};
    }

    [[gnu::always_inline]] static void add_quarters(Sums& sums, const NetworkTables::Phase& phase,
                                                    Bitboard own_moves, Bitboard other_moves,
                                                    Bitboard empties) {
        constexpr std::size_t first = NetworkPatternRows - NetworkLineRows;
        for (std::size_t corner = 0; corner < CornerCount; ++corner) {
            add(sums[corner],
                phase.others[first + QuarterRows::row(CornerQuarters[corner], own_moves,
                                                      other_moves, empties)]);
        }
    }

    template <std::size_t... Feature>
    [[gnu::always_inline]] static void add_lines(Sums& sums, const NetworkTables::Phase& phase,
                                                 const PatternIndices& indices,
                                                 std::index_sequence<Feature...> /*all*/) {
        const auto add_line = [&](const NetworkFeature& feature) __attribute__((always_inline)) {
            const NetworkTables::Line& line = phase.lines[feature.row(indices[feature.lane])];
            add(sums[feature.corner], line.outwards);
            add(sums[feature.second_corner], line.backwards);
        };
        (add_line(NetworkLines[Feature]), ...);
    }

    template <std::size_t... Feature>
    [[gnu::always_inline]] static void add_blocks(Sums& sums, const NetworkTables::Phase& phase,
                                                  const PatternIndices& indices,
                                                  std::index_sequence<Feature...> /*all*/) {
        (add(sums[NetworkBlocks[Feature].corner],
             phase.others[NetworkBlocks[Feature].row(indices[NetworkBlocks[Feature].lane]) -
                          NetworkLineRows]),
         ...);
    }

    [[gnu::always_inline]] static Part clipped(const Part& part, std::int16_t most) {
        const Part high = Part{} + most;
        const Part low = -high;
        const Part from_below = part < low ? low : part;
        return from_below > high ? high : from_below;
    }

    /// The inputs of a layer: how far each number is above zero, then how far below, up to a unit.
    struct alignas(64) Inputs {
        std::array<std::uint8_t, NetworkLayout::Inputs> numbers;

        [[gnu::always_inline]] explicit Inputs(const Sum& sum) {
            for (std::size_t part = 0; part < Parts; ++part) {
                const Part value = clipped(sum[part], NetworkHead::SumUnit);
                kernels::narrow<RegisterBytes>(value > 0 ? value : Part{},
                                               numbers.data() + part * PartWidth);
                kernels::narrow<RegisterBytes>(
                    value < 0 ? -value : Part{},
                    numbers.data() + NetworkLayout::Width + part * PartWidth);
            }
        }
        [[gnu::always_inline]] [[nodiscard]] std::int32_t quad(std::size_t i) const {
            std::int32_t result;
            std::memcpy(&result, numbers.data() + 4 * i, sizeof(result));
            return result;
        }
    };

    [[gnu::always_inline]] static int out_of(const NetworkTables::Phase& phase, const Sums& sums) {
        const std::array<Inputs, CornerCount> corners = {Inputs(sums[0]), Inputs(sums[1]),
                                                         Inputs(sums[2]), Inputs(sums[3])};
        const Sum mean = mean_of(sums);
        std::int64_t out = phase.out_bias;
        out += layer_out(phase.corners, corners);
        out += layer_out(phase.board, std::array{Inputs(mean)});
        out += past_the_layers(phase.straight, mean);
        constexpr int unit = NetworkHead::SumUnit * NetworkHead::OutUnit;
        return static_cast<int>(out * 100 * NetworkHead::DiscsPerUnit / unit);
    }

    [[gnu::always_inline]] static Sum mean_of(const Sums& sums) {
        Sum mean;
        for (std::size_t part = 0; part < Parts; ++part) {
            mean[part] = (sums[0][part] + sums[1][part] + sums[2][part] + sums[3][part]) >> 2;
            mean[part] = clipped(mean[part], NetworkHead::MostMean * NetworkHead::SumUnit);
        }
        return mean;
    }

    [[gnu::always_inline]] static int past_the_layers(
        const std::array<std::int16_t, NetworkLayout::Width>& weights, const Sum& mean) {
        std::array<std::int16_t, NetworkLayout::Width> numbers;
        std::memcpy(numbers.data(), &mean, sizeof(numbers));
        std::int32_t result = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            result += std::int32_t{numbers[i]} * weights[i];
        return result;
    }

    /// How the units of a layer lie in registers, which may have room for more than it has.
    template <std::size_t Units>
    struct UnitsOf {
        static constexpr int Bytes = Units * 4 < RegisterBytes ? Units * 4 : RegisterBytes;
        using Products = kernels::QuadProducts<Bytes>;
        using Part = typename Products::Sums;
        static constexpr std::size_t Parts = Units / Products::Units;

        [[gnu::always_inline]] static Part load(const void* from, std::size_t part) {
            Part result;
            std::memcpy(&result, static_cast<const char*>(from) + part * Bytes, Bytes);
            return result;
        }
    };

    /// The units of a layer over each of some inputs, before they are clipped.
    template <std::size_t Units, std::size_t Count>
    [[gnu::always_inline]] static auto hidden_of(const NetworkTables::Layer<Units>& layer,
                                                 const std::array<Inputs, Count>& inputs) {
        using Registers = UnitsOf<Units>;
        std::array<std::array<typename Registers::Part, Registers::Parts>, Count> hidden;
        for (auto& of_input : hidden) {
            for (std::size_t part = 0; part < Registers::Parts; ++part)
                of_input[part] = Registers::load(layer.bias.data(), part);
        }
        for (std::size_t quad = 0; quad < layer.weights.size(); ++quad) {
            for (std::size_t part = 0; part < Registers::Parts; ++part) {
                const auto weights = Registers::load(layer.weights[quad].data(), part);
                for (std::size_t i = 0; i < Count; ++i) {
                    hidden[i][part] =
                        Registers::Products::added(hidden[i][part], inputs[i].quad(quad), weights);
                }
            }
        }
        return hidden;
    }

    /// The units of a layer over all inputs, added up and weighed.
    template <std::size_t Units, std::size_t Count>
    [[gnu::always_inline]] static int layer_out(const NetworkTables::Layer<Units>& layer,
                                                const std::array<Inputs, Count>& inputs) {
        using Registers = UnitsOf<Units>;
        const auto hidden = hidden_of(layer, inputs);
        std::int32_t out = 0;
        for (std::size_t part = 0; part < Registers::Parts; ++part) {
            typename Registers::Part sum{};
            for (const auto& of_input : hidden) sum += hidden_value(of_input[part]);
            sum *= Registers::load(layer.out.data(), part);
            for (int unit = 0; unit < Registers::Products::Units; ++unit) out += sum[unit];
        }
        return out;
    }

    /// In 128ths, from 0 to 4.
    template <class Units32>
    [[gnu::always_inline]] static Units32 hidden_value(const Units32& sum) {
        const Units32 value = sum >> HiddenBits;
        const Units32 low{};
        const Units32 high = low + NetworkHead::MostHidden * NetworkHead::SumUnit;
        const Units32 from_below = value < low ? low : value;
        return from_below > high ? high : from_below;
    }
};

}  // namespace outflank::eval
