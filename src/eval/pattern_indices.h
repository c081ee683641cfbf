/// PatternIndices: what stands on every feature of a position, for the side to move, kept up to
/// date move by move.
///
/// A move changes the indices by a sum over the squares it touches, one vector of 64 small numbers
/// each, and passing the move to the other side turns all signs round. Written with the compilers'
/// vector types, so that one text serves every instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "eval/patterns8.h"
#include "kernels/bitboard.h"

namespace outflank::eval {

/// Lanes 0 to 53 are the features, the next four the plain edges; the rest are always 0. Sums on
/// the way to an index may run over, and unsigned lanes come back from that.
struct PatternIndices {
    static constexpr std::size_t LaneCount = 64;
    using Lanes [[gnu::vector_size(LaneCount / 2 * sizeof(std::uint16_t))]] = std::uint16_t;

    Lanes low{};
    Lanes high{};

    [[gnu::always_inline]] [[nodiscard]] int operator[](std::size_t feature) const {
        const auto* lanes = reinterpret_cast<const std::uint16_t*>(this);
        return static_cast<std::int16_t>(lanes[feature]);
    }
};

namespace detail {

/// What an own disc on each square adds to the indices.
constexpr std::array<std::array<std::uint16_t, PatternIndices::LaneCount>, 64> all_disc_worths() {
    std::array<std::array<std::uint16_t, PatternIndices::LaneCount>, 64> result{};
    const auto add_worths = [&](const Pattern& pattern, std::size_t lane) {
        for (std::size_t i = 0; i < pattern.size; ++i)
            result[pattern.squares[i]][lane] = static_cast<std::uint16_t>(power_of_three(i));
    };
    for (std::size_t feature = 0; feature < PatternFeatures; ++feature) {
        add_worths(AllPatternFeatures[feature].pattern, feature);
    }
    for (std::size_t edge = 0; edge < PlainEdges.size(); ++edge)
        add_worths(PlainEdges[edge], PatternFeatures + edge);
    return result;
}

alignas(64) inline constexpr auto DiscWorths = all_disc_worths();

[[gnu::always_inline]] inline PatternIndices disc_worth(int square) {
    const auto* lanes = reinterpret_cast<const PatternIndices::Lanes*>(
        DiscWorths[static_cast<std::size_t>(square)].data());
    return {lanes[0], lanes[1]};
}

[[gnu::always_inline]] inline PatternIndices sum_of_worths(Bitboard discs) {
    PatternIndices sum;
    for (; discs != 0; discs &= discs - 1) {
        const PatternIndices worth = disc_worth(kernels::lowest(discs));
        sum.low += worth.low;
        sum.high += worth.high;
    }
    return sum;
}

}  // namespace detail

/// From scratch.
[[gnu::always_inline]] inline PatternIndices indices_of(Bitboard own, Bitboard other) {
    const PatternIndices mine = detail::sum_of_worths(own);
    const PatternIndices theirs = detail::sum_of_worths(other);
    return {mine.low - theirs.low, mine.high - theirs.high};
}

/// After the side to move has played on `square`: for the other side, whose turn it is then. A
/// flipped disc counted against us and counts for us now.
[[gnu::always_inline]] inline PatternIndices indices_after(const PatternIndices& before, int square,
                                                           Bitboard flips) {
    const PatternIndices flipped = detail::sum_of_worths(flips);
    const PatternIndices placed = detail::disc_worth(square);
    return {-(before.low + placed.low + flipped.low + flipped.low),
            -(before.high + placed.high + flipped.high + flipped.high)};
}

[[gnu::always_inline]] inline PatternIndices indices_after_pass(const PatternIndices& before) {
    return {-before.low, -before.high};
}

}  // namespace outflank::eval
