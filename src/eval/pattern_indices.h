/// PatternIndices: what stands on every feature of a position, for the side to move, kept up to
/// date move by move. Digits are those of a search (search_digits.h).
///
/// A move changes the indices by a sum over the squares it touches, one vector of 64 small numbers
/// each. They are counted from the smallest, so that a look-up takes them as they are; and passing
/// the move to the other side, which turns all signs round, makes of an index what was left to the
/// largest. Written with the compilers'
/// vector types, so that one text serves every instruction set: vectors larger than a register GCC
/// keeps in memory, so everything goes by parts of a register's size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "eval/patterns8.h"
#include "eval/search_digits.h"
#include "kernels/bitboard.h"
#include "kernels/portable.h"
#include "kernels/registers.h"

namespace outflank::eval {

/// Lanes 0 to 53 are the features, the next four the plain edges; the rest are always 0. Sums on
/// the way to an index may run over, and unsigned lanes come back from that.
struct PatternIndices {
    static constexpr std::size_t LaneCount = 64;

    alignas(64) std::array<std::uint16_t, LaneCount> lanes{};

    [[gnu::always_inline]] [[nodiscard]] std::size_t operator[](std::size_t feature) const {
        return lanes[feature];
    }
};

namespace detail {

using Lanes = std::array<std::uint16_t, PatternIndices::LaneCount>;

/// What an own disc on each square adds to the indices; nothing, where there is none (64).
constexpr std::array<Lanes, 65> all_disc_worths() {
    std::array<Lanes, 65> result{};
    const auto add_worths = [&](const Pattern& pattern, std::size_t lane) {
        const SearchDigits digits = search_digits(pattern);
        for (std::size_t i = 0; i < pattern.size; ++i)
            result[pattern.squares[i]][lane] =
                static_cast<std::uint16_t>(power_of_three(digits[i]));
    };
    for (std::size_t feature = 0; feature < PatternFeatures; ++feature) {
        add_worths(AllPatternFeatures[feature].pattern, feature);
    }
    for (std::size_t edge = 0; edge < PlainEdges.size(); ++edge)
        add_worths(PlainEdges[edge], PatternFeatures + edge);
    return result;
}

alignas(64) inline constexpr auto DiscWorths = all_disc_worths();

/// The indices of a board full of own discs, counted from those of the empty one, so many times.
constexpr Lanes full_board(unsigned times) {
    Lanes result{};
    for (const Lanes& worths : DiscWorths) {
        for (std::size_t lane = 0; lane < result.size(); ++lane)
            result[lane] = static_cast<std::uint16_t>(result[lane] + times * worths[lane]);
    }
    return result;
}

/// As far as the empty board is from the smallest indices, the full one is from it.
alignas(64) inline constexpr Lanes Middles = full_board(1);
alignas(64) inline constexpr Lanes Largest = full_board(2);

/// All lanes, in registers of so many bytes.
template <int Bytes>
struct IndexSum {
    using Part = typename kernels::Registers<Bytes>::Uint16;
    static constexpr std::size_t Parts = sizeof(PatternIndices) / Bytes;

    std::array<Part, Parts> parts{};

    [[gnu::always_inline]] static Part part_of(const Lanes& lanes, std::size_t part) {
        Part result;
        std::memcpy(&result, lanes.data() + part * Bytes / sizeof(std::uint16_t), Bytes);
        return result;
    }
    [[gnu::always_inline]] void add(const Lanes& lanes) {
        for (std::size_t part = 0; part < Parts; ++part) parts[part] += part_of(lanes, part);
    }
    /// Three at a time, and nothing for those that are not there: most moves flip no more, and how
    /// many a processor cannot guess.
    [[gnu::always_inline]] void add_discs(Bitboard discs) {
        do {
            for (int i = 0; i < 3; ++i, discs &= discs - 1)
                add(DiscWorths[static_cast<std::size_t>(kernels::lowest(discs))]);
        } while (discs != 0);
    }
    [[gnu::always_inline]] void twice() {
        for (Part& part : parts) part += part;
    }
    [[gnu::always_inline]] void turn_round() {
        for (std::size_t part = 0; part < Parts; ++part)
            parts[part] = part_of(Largest, part) - parts[part];
    }
    [[gnu::always_inline]] [[nodiscard]] PatternIndices indices() const {
        PatternIndices result;
        std::memcpy(result.lanes.data(), parts.data(), sizeof(parts));
        return result;
    }
};

}  // namespace detail

/// From scratch.
template <class Kernel = kernels::Portable>
[[gnu::always_inline]] inline PatternIndices indices_of(Bitboard own, Bitboard other) {
    detail::IndexSum<kernels::RegisterBytes<Kernel>> sum;
    sum.add(detail::Middles);
    sum.add_discs(other);
    sum.turn_round();
    sum.add_discs(own);
    return sum.indices();
}

/// After the side to move has played on `square`: for the other side, whose turn it is then. A
/// flipped disc counted against us and counts for us now.
template <class Kernel = kernels::Portable>
[[gnu::always_inline]] inline PatternIndices indices_after(const PatternIndices& before, int square,
                                                           Bitboard flips) {
    detail::IndexSum<kernels::RegisterBytes<Kernel>> sum;
    sum.add_discs(flips);
    sum.twice();
    sum.add(detail::DiscWorths[static_cast<std::size_t>(square)]);
    sum.add(before.lanes);
    sum.turn_round();
    return sum.indices();
}

template <class Kernel = kernels::Portable>
[[gnu::always_inline]] inline PatternIndices indices_after_pass(const PatternIndices& before) {
    detail::IndexSum<kernels::RegisterBytes<Kernel>> sum;
    sum.add(before.lanes);
    sum.turn_round();
    return sum.indices();
}

}  // namespace outflank::eval
