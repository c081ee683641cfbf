/// NetworkPass: what the network says of a position, as a search asks it.
///
/// Written with the compilers' vector types, so that one text serves every instruction set; the
/// kernel says how large a register is. Whole numbers throughout.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
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
        Sum common{};
        add(common, common_rows(phase, scalars, kernels::count(empties)));
        Sums sums{common, common, common, common};
        for_each_below<CornerCount>(
            [&]<std::size_t Corner>(Number<Corner>) __attribute__((always_inline)) {
                add(sums[Corner],
                    quarter_rows<Corner>(phase, indices, own_moves, other_moves, empties));
                add_lines<Corner>(sums[Corner], phase, indices);
            });
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

    template <std::size_t Value>
    using Number = std::integral_constant<std::size_t, Value>;

    template <std::size_t Count, class Visit>
    [[gnu::always_inline]] static void for_each_below(const Visit& visit) {
        [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
            (visit(Number<I>()), ...);
        }(std::make_index_sequence<Count>());
    }

    /// The sum of a few rows, a byte each number.
    static constexpr int RowBytes = RegisterBytes < 32 ? RegisterBytes : 32;
    static constexpr std::size_t RowParts = NetworkLayout::Width / RowBytes;
    using RowPart = typename kernels::Registers<RowBytes>::Int8;
    using Rows = std::array<RowPart, RowParts>;

    [[gnu::always_inline]] static Rows rows_of(const NetworkTables::Row& row) {
        Rows rows;
        for (std::size_t part = 0; part < RowParts; ++part)
            std::memcpy(&rows[part], row.numbers.data() + part * RowBytes, RowBytes);
        return rows;
    }

    [[gnu::always_inline]] static void add(Rows& rows, const Rows& more) {
        for (std::size_t part = 0; part < RowParts; ++part)
            rows[part] = kernels::saturated_sum<RowBytes>(rows[part], more[part]);
    }

    [[gnu::always_inline]] static void add(Sum& sum, const Rows& rows) {
        for (std::size_t part = 0; part < RowParts; ++part) {
            if constexpr (Parts == RowParts) {
                sum[part] += kernels::widened(rows[part]);
            } else {
                sum[2 * part] += kernels::widened_half<RowBytes, 0>(rows[part]);
                sum[2 * part + 1] += kernels::widened_half<RowBytes, 1>(rows[part]);
            }
        }
    }

    /// What is the same for all corners.
    [[gnu::always_inline]] static Rows common_rows(const NetworkTables::Phase& phase,
                                                   const Scalars& scalars, int empties) {
        constexpr std::size_t first = NetworkPatternRows - NetworkLineRows + QuarterRows::Count;
        Rows rows =
            rows_of(phase.others[first + ScalarRows::Count + static_cast<std::size_t>(empties)]);
        for (const std::uint32_t scalar : scalars) add(rows, rows_of(phase.others[first + scalar]));
        return rows;
    }

    /// A corner's quarter of the board, and the blocks in it.
    template <std::size_t Corner>
    [[gnu::always_inline]] static Rows quarter_rows(const NetworkTables::Phase& phase,
                                                    const PatternIndices& indices,
                                                    Bitboard own_moves, Bitboard other_moves,
                                                    Bitboard empties) {
        constexpr std::size_t first = NetworkPatternRows - NetworkLineRows;
        Rows rows =
            rows_of(phase.others[first + QuarterRows::row(kernels::Quarters[Corner], own_moves,
                                                          other_moves, empties)]);
        for_each_below<NetworkBlocks.size()>(
            [&]<std::size_t I>(Number<I>) __attribute__((always_inline)) {
                constexpr NetworkFeature block = NetworkBlocks[I];
                if constexpr (block.corner == Corner) {
                    const std::size_t row = block.row(indices[block.lane]) - NetworkLineRows;
                    add(rows, rows_of(phase.others[row]));
                }
            });
        return rows;
    }

    /// A corner's lines, by the corner at their other end.
    template <std::size_t Corner>
    [[gnu::always_inline]] static void add_lines(Sum& sum, const NetworkTables::Phase& phase,
                                                 const PatternIndices& indices) {
        for_each_below<CornerCount>(
            [&]<std::size_t Other>(Number<Other>) __attribute__((always_inline)) {
                if constexpr (Other != Corner) {
                    Rows rows{};
                    for_each_below<LineKinds>(
                        [&]<std::size_t Kind>(Number<Kind>) __attribute__((always_inline)) {
                            add_lines_between<Corner, Other, Kind>(rows, phase, indices);
                        });
                    add(sum, rows);
                }
            });
    }

    /// The lines of one kind from a corner to another: one, or two that are mirror images of each
    /// other. These are added to each other first, so that it is the same from either side.
    template <std::size_t Corner, std::size_t Other, std::size_t Kind>
    [[gnu::always_inline]] static void add_lines_between(Rows& rows,
                                                         const NetworkTables::Phase& phase,
                                                         const PatternIndices& indices) {
        constexpr auto lines = network_lines_between(Corner, Other, Kind);
        const auto rows_of_line = [&](const NetworkLine& line) __attribute__((always_inline)) {
            const auto& both = phase.lines[line.feature.row(indices[line.feature.lane])];
            return rows_of(line.is_backwards ? both.backwards : both.outwards);
        };
        if constexpr (lines.count > 0) {
            Rows of_kind = rows_of_line(lines.lines[0]);
            if constexpr (lines.count > 1) add(of_kind, rows_of_line(lines.lines[1]));
            add(rows, of_kind);
        }
    }

    [[gnu::always_inline]] static Part clipped(const Part& part, std::int16_t most) {
        const Part high = Part{} + most;
        const Part low = -high;
        const Part from_below = part < low ? low : part;
        return from_below > high ? high : from_below;
    }

    /// The inputs of a layer: how far each number is from zero, up to a unit, and on which side.
    struct alignas(64) Inputs {
        std::array<std::uint8_t, NetworkLayout::Width> distances;
        std::array<std::uint64_t, Parts> negatives;

        [[gnu::always_inline]] explicit Inputs(const Sum& sum) {
            for (std::size_t part = 0; part < Parts; ++part) {
                const Part distance = sum[part] < 0 ? -sum[part] : sum[part];
                const Part most = Part{} + NetworkHead::SumUnit;
                kernels::narrow<RegisterBytes>(distance > most ? most : distance,
                                               distances.data() + part * PartWidth);
                negatives[part] = kernels::negatives<RegisterBytes>(sum[part]);
            }
        }
        [[gnu::always_inline]] [[nodiscard]] std::int32_t quad(std::size_t i) const {
            std::int32_t result;
            std::memcpy(&result, distances.data() + 4 * i, sizeof(result));
            return result;
        }
        [[gnu::always_inline]] [[nodiscard]] std::size_t signs(std::size_t i) const {
            return negatives[4 * i / PartWidth] >> 4 * i % PartWidth & 0xf;
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
            for (std::size_t i = 0; i < Count; ++i) {
                const auto& weights = layer.weights[quad][inputs[i].signs(quad)];
                for (std::size_t part = 0; part < Registers::Parts; ++part) {
                    hidden[i][part] =
                        Registers::Products::added(hidden[i][part], inputs[i].quad(quad),
                                                   Registers::load(weights.data(), part));
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
        typename Registers::Part out{};
        for (std::size_t part = 0; part < Registers::Parts; ++part) {
            typename Registers::Part sum{};
            for (const auto& of_input : hidden) sum += hidden_value(of_input[part]);
            out += sum * Registers::load(layer.out.data(), part);
        }
        return kernels::total<Registers::Bytes>(out);
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
