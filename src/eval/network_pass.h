/// NetworkPass: what the network says of a position, as a search asks it.
///
/// Written with the compilers' vector types, so that one text serves every instruction set; the
/// kernel says how large a register is. Whole numbers throughout.
#pragma once

#include <array>
#include <bit>
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
                add_lines_to_higher<Corner>(sums, phase, indices);
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

    /// So many small numbers, a byte each: a row, or a line's two of them, or the sum of a few.
    template <int Count>
    struct Bytes {
        static constexpr int PartBytes = RegisterBytes < Count ? RegisterBytes : Count;
        static constexpr std::size_t Parts = Count / PartBytes;
        std::array<typename kernels::Registers<PartBytes>::Int8, Parts> parts;

        [[gnu::always_inline]] static Bytes at(const void* first) {
            Bytes result;
            for (std::size_t part = 0; part < Parts; ++part) {
                std::memcpy(&result.parts[part], static_cast<const char*>(first) + part * PartBytes,
                            PartBytes);
            }
            return result;
        }
        [[gnu::always_inline]] Bytes& operator+=(const Bytes& more) {
            for (std::size_t part = 0; part < Parts; ++part)
                parts[part] = kernels::saturated_sum<PartBytes>(parts[part], more.parts[part]);
            return *this;
        }
    };
    using Rows = Bytes<NetworkLayout::Width>;
    using LineRows = Bytes<2 * NetworkLayout::Width>;

    /// What lines are to the corner they are read from, 0, and to the one at their other end, 1.
    template <std::size_t End>
    [[gnu::always_inline]] static Rows rows_for_end(const LineRows& lines) {
        Rows result;
        if constexpr (LineRows::Parts == 1) {
            result.parts[0] = kernels::half<End>(lines.parts[0]);
        } else {
            for (std::size_t part = 0; part < Rows::Parts; ++part)
                result.parts[part] = lines.parts[End * Rows::Parts + part];
        }
        return result;
    }

    [[gnu::always_inline]] static void add(Sum& sum, const Rows& rows) {
        for (std::size_t part = 0; part < Rows::Parts; ++part) {
            if constexpr (Parts == Rows::Parts) {
                sum[part] += kernels::widened(rows.parts[part]);
            } else {
                sum[2 * part] += kernels::widened_half<Rows::PartBytes, 0>(rows.parts[part]);
                sum[2 * part + 1] += kernels::widened_half<Rows::PartBytes, 1>(rows.parts[part]);
            }
        }
    }

    /// What is the same for all corners.
    [[gnu::always_inline]] static Rows common_rows(const NetworkTables::Phase& phase,
                                                   const Scalars& scalars, int empties) {
        constexpr std::size_t first = NetworkPatternRows - NetworkLineRows + QuarterRows::Count;
        Rows rows =
            Rows::at(&phase.others[first + ScalarRows::Count + static_cast<std::size_t>(empties)]);
        for (const std::uint32_t scalar : scalars) rows += Rows::at(&phase.others[first + scalar]);
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
            Rows::at(&phase.others[first + QuarterRows::row(kernels::Quarters[Corner], own_moves,
                                                            other_moves, empties)]);
        for_each_below<NetworkBlocks.size()>(
            [&]<std::size_t I>(Number<I>) __attribute__((always_inline)) {
                constexpr NetworkFeature block = NetworkBlocks[I];
                if constexpr (block.corner == Corner) {
                    constexpr std::size_t first_of_kind = block.first - NetworkLineRows;
                    rows += Rows::at(&phase.others[first_of_kind + indices[block.lane]]);
                }
            });
        return rows;
    }

    /// A corner's lines to those after it, for both ends.
    template <std::size_t Corner>
    [[gnu::always_inline]] static void add_lines_to_higher(Sums& sums,
                                                           const NetworkTables::Phase& phase,
                                                           const PatternIndices& indices) {
        for_each_below<CornerCount>(
            [&]<std::size_t Other>(Number<Other>) __attribute__((always_inline)) {
                if constexpr (Other > Corner) {
                    LineRows lines{};
                    for_each_below<LineKinds>(
                        [&]<std::size_t Kind>(Number<Kind>) __attribute__((always_inline)) {
                            add_lines_between<Corner, Other, Kind>(lines, phase, indices);
                        });
                    add(sums[Corner], rows_for_end<0>(lines));
                    add(sums[Other], rows_for_end<1>(lines));
                }
            });
    }

    /// The lines of one kind from a corner to another: one, or two that are mirror images of each
    /// other. These are added to each other first, so that it is the same from either side.
    template <std::size_t Corner, std::size_t Other, std::size_t Kind>
    [[gnu::always_inline]] static void add_lines_between(LineRows& lines,
                                                         const NetworkTables::Phase& phase,
                                                         const PatternIndices& indices) {
        constexpr auto shared = network_lines_between(Corner, Other, Kind);
        const auto rows_of_line = [&](const NetworkFeature& line) __attribute__((always_inline)) {
            return LineRows::at(&phase.lines[line.row(indices[line.lane])]);
        };
        if constexpr (shared.count > 0) {
            LineRows of_kind = rows_of_line(shared.lines[0]);
            if constexpr (shared.count > 1) of_kind += rows_of_line(shared.lines[1]);
            lines += of_kind;
        }
    }

    [[gnu::always_inline]] static Part clipped(const Part& part, std::int16_t most) {
        const Part high = Part{} + most;
        const Part low = -high;
        const Part from_below = part < low ? low : part;
        return from_below > high ? high : from_below;
    }

    /// The inputs of a layer: how far each number is from zero, up to a unit, and on which side.
    struct Inputs {
        kernels::QuadInputs<RegisterBytes> distances;
        std::uint32_t negatives;  // bit i for number i
        static_assert(NetworkLayout::Width == 32);

        [[gnu::always_inline]] explicit Inputs(const Sum& sum)
            : distances(distances_of(sum)), negatives(negatives_of(sum)) {}

        /// The signs of a quad, times the size of what is picked by them.
        template <std::size_t Size>
        [[gnu::always_inline]] [[nodiscard]] std::size_t place_by_signs(std::size_t i) const {
            constexpr int bits = std::countr_zero(Size);
            static_assert(Size == std::size_t{1} << bits);
            return std::rotr(negatives, static_cast<int>(4 * i) - bits) & (0xfU << bits);
        }

      private:
        [[gnu::always_inline]] static Sum distances_of(const Sum& sum) {
            Sum result;
            for (std::size_t part = 0; part < Parts; ++part) {
                const Part distance = kernels::distances<RegisterBytes>(sum[part]);
                const Part most = Part{} + NetworkHead::SumUnit;
                result[part] = distance > most ? most : distance;
            }
            return result;
        }
        [[gnu::always_inline]] static std::uint32_t negatives_of(const Sum& sum) {
            std::uint32_t result = 0;
            for (std::size_t part = 0; part < Parts; ++part) {
                result |= static_cast<std::uint32_t>(kernels::negatives<RegisterBytes>(sum[part])
                                                     << part * PartWidth);
            }
            return result;
        }
    };

    [[gnu::always_inline]] static int out_of(const NetworkTables::Phase& phase, const Sums& sums) {
        const Sum mean = mean_of(sums);
        const std::array<Inputs, CornerCount> corners = {Inputs(sums[0]), Inputs(sums[1]),
                                                         Inputs(sums[2]), Inputs(sums[3])};
        const std::array<Inputs, 1> board = {Inputs(mean)};
        constexpr int left = RegisterBytes < 32 ? RegisterBytes : 32;
        const auto products =
            kernels::folded<RegisterBytes, left>(past_the_layers(phase.straight, mean)) +
            layer_out<left>(phase.corners, corners) + layer_out<left>(phase.board, board);
        const std::int64_t out = std::int64_t{phase.out_bias} + kernels::total<left>(products);
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

    [[gnu::always_inline]] static auto past_the_layers(
        const std::array<std::int16_t, NetworkLayout::Width>& weights, const Sum& mean) {
        Sum straight;
        std::memcpy(&straight, weights.data(), sizeof(straight));
        typename kernels::Registers<RegisterBytes>::Int32 result{};
        for (std::size_t part = 0; part < Parts; ++part)
            result += kernels::pair_products<RegisterBytes>(mean[part], straight[part]);
        return result;
    }

    /// How the units of a layer lie in registers, which may have room for more than it has.
    template <std::size_t Units>
    struct UnitsOf {
        static constexpr int Bytes = Units * 4 < RegisterBytes ? Units * 4 : RegisterBytes;
        using Products = kernels::QuadProducts<Bytes>;
        using Part = typename Products::Sums;
        using Pairs = typename kernels::Registers<Bytes>::Int16;
        static constexpr std::size_t Parts = Units / Products::Units;

        [[gnu::always_inline]] static Part load(const void* from, std::size_t part) {
            Part result;
            std::memcpy(&result, static_cast<const char*>(from) + part * Bytes, Bytes);
            return result;
        }
    };

    /// One after the other where large registers want to know at once which it is; elsewhere the
    /// code of so many products would be too long.
    template <class Visit>
    [[gnu::always_inline]] static void for_each_quad(const Visit& visit) {
        constexpr std::size_t quads = NetworkLayout::Width / 4;
        if constexpr (RegisterBytes == 64) {
            for_each_below<quads>(visit);
        } else {
            for (std::size_t quad = 0; quad < quads; ++quad) visit(quad);
        }
    }

    /// The units of a layer over each of some inputs, before they are clipped. Where there are
    /// registers enough, every second quad has a sum of its own, so that products need not wait for
    /// those before.
    template <std::size_t Units, std::size_t Count>
    [[gnu::always_inline]] static auto hidden_of(const NetworkTables::Layer<Units>& layer,
                                                 const std::array<Inputs, Count>& inputs) {
        using Registers = UnitsOf<Units>;
        using Quads = typename NetworkTables::Layer<Units>::Quads;
        using Hidden = std::array<std::array<typename Registers::Part, Registers::Parts>, Count>;
        constexpr bool has_two_sums = RegisterBytes == 64;
        Hidden hidden;
        Hidden second{};
        for (auto& of_input : hidden) {
            for (std::size_t part = 0; part < Registers::Parts; ++part)
                of_input[part] = Registers::load(layer.bias.data(), part);
        }
        for_each_quad([&](auto quad) __attribute__((always_inline)) {
            const auto* const by_signs = reinterpret_cast<const char*>(layer.weights[quad].data());
            Hidden& sums = has_two_sums && quad % 2 == 1 ? second : hidden;
            for (std::size_t i = 0; i < Count; ++i) {
                const char* const weights =
                    by_signs + inputs[i].template place_by_signs<sizeof(Quads)>(quad);
                const auto quads = inputs[i].distances.template spread<Registers::Bytes>(quad);
                for (std::size_t part = 0; part < Registers::Parts; ++part) {
                    sums[i][part] = Registers::Products::added(sums[i][part], quads,
                                                               Registers::load(weights, part));
                }
            }
        });
        for (std::size_t i = 0; has_two_sums && i < Count; ++i) {
            for (std::size_t part = 0; part < Registers::Parts; ++part)
                hidden[i][part] += second[i][part];
        }
        return hidden;
    }

    /// The units of a layer over all inputs, added up and weighed; the numbers of the register are
    /// to be added up. Each is small enough for 16 bits, and the other 16 are 0.
    template <int Left, std::size_t Units, std::size_t Count>
    [[gnu::always_inline]] static auto layer_out(const NetworkTables::Layer<Units>& layer,
                                                 const std::array<Inputs, Count>& inputs) {
        using Registers = UnitsOf<Units>;
        using Pairs = typename Registers::Pairs;
        static_assert(NetworkHead::MostHidden * NetworkHead::SumUnit * Count < 1 << 15);
        const auto hidden = hidden_of(layer, inputs);
        typename Registers::Part out{};
        for (std::size_t part = 0; part < Registers::Parts; ++part) {
            typename Registers::Part sum{};
            for (const auto& of_input : hidden) sum += hidden_value(of_input[part]);
            out += kernels::pair_products<Registers::Bytes>(
                reinterpret_cast<Pairs>(sum),
                reinterpret_cast<Pairs>(Registers::load(layer.out.data(), part)));
        }
        return kernels::folded<Registers::Bytes, Left>(out);
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
