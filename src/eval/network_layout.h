/// The network's layout: what it sees of a position, and how its weights are laid out.
///
/// The network corrects the linear evaluation. Every pattern of at most nine squares, and every
/// scalar, has a row of 32 small numbers; the rows of a position are added up, and a small head
/// makes one number of the sum:
///
///     sum -> clipped to -1..1, and its square -> 16 hidden units, clipped from below -> correction
///        \______________________________________________________________________________/
///        (straight, too)
///
/// There are six such networks, one for each phase of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/pattern_layout.h"
#include "eval/patterns8.h"

namespace outflank::eval {

struct NetworkLayout {
    static constexpr std::size_t Width = 32;  // numbers of a row
    static constexpr std::size_t Inputs = 2 * Width;  // of the head
    static constexpr std::size_t Hidden = 16;
    static constexpr std::size_t Phases = 6;
    static constexpr int LeastEmpties = 8;  // with fewer the linear evaluation stands alone

    /// By the last number of empty squares of each phase but the last.
    static constexpr std::array<int, Phases - 1> PhaseEnds = {12, 17, 23, 29, 36};
    [[gnu::always_inline]] static constexpr std::size_t phase_of(int empties) {
        std::size_t phase = 0;
        for (const int end : PhaseEnds) phase += empties > end ? 1 : 0;
        return phase;
    }

    static constexpr std::size_t FirstKind = 4;  // of PatternKinds: those of at most nine squares
    /// The plain edge, then the smaller kinds of the linear evaluation.
    static constexpr std::size_t KindCount = 1 + PatternKinds.size() - FirstKind;
    static constexpr Pattern kind(std::size_t i) {
        return i == 0 ? PlainEdge : PatternKinds[FirstKind + i - 1];
    }
};

/// A place where the network looks: a lane of PatternIndices, and the row of index 0 among those of
/// all indices.
struct NetworkFeature {
    std::size_t lane = 0;
    std::uint32_t middle = 0;
};

namespace detail {

constexpr std::array<std::uint32_t, NetworkLayout::KindCount + 1> network_kind_offsets() {
    std::array<std::uint32_t, NetworkLayout::KindCount + 1> result{};
    for (std::size_t kind = 0; kind < NetworkLayout::KindCount; ++kind) {
        const auto indices =
            static_cast<std::uint32_t>(power_of_three(NetworkLayout::kind(kind).size));
        result[kind + 1] = result[kind] + indices;
    }
    return result;
}

constexpr std::size_t count_network_features() {
    std::size_t result = PlainEdges.size();
    for (const PatternFeature& feature : AllPatternFeatures)
        result += feature.kind >= NetworkLayout::FirstKind ? 1 : 0;
    return result;
}

}  // namespace detail

/// Rows of all indices of all its kinds; behind them those of the scalars, and of the empty squares
/// by number.
inline constexpr std::uint32_t NetworkPatternRows = detail::network_kind_offsets().back();
inline constexpr std::uint32_t NetworkOtherRows = ScalarRows::Count + EmptiesCount;
inline constexpr std::size_t NetworkFeatureCount = detail::count_network_features();

namespace detail {

constexpr std::array<NetworkFeature, NetworkFeatureCount> network_features() {
    constexpr auto offsets = network_kind_offsets();
    std::array<NetworkFeature, NetworkFeatureCount> result{};
    std::size_t count = 0;
    const auto add = [&](std::size_t lane, std::size_t kind) {
        result[count++] = {lane, offsets[kind] + (offsets[kind + 1] - offsets[kind]) / 2};
    };
    for (std::size_t edge = 0; edge < PlainEdges.size(); ++edge) add(PatternFeatures + edge, 0);
    for (std::size_t lane = 0; lane < PatternFeatures; ++lane) {
        const std::size_t kind = AllPatternFeatures[lane].kind;
        if (kind >= NetworkLayout::FirstKind) add(lane, kind - NetworkLayout::FirstKind + 1);
    }
    return result;
}

}  // namespace detail

inline constexpr auto NetworkFeatures = detail::network_features();

/// For each row of all indices the row it shares with its mirror images; the other rows are their
/// own. Computed once.
const std::vector<std::uint32_t>& network_rows();
/// How many different rows there are, the others included.
std::size_t network_row_count();

/// The rows of a position, for the side to move: what the trainer sees of it.
inline constexpr std::size_t NetworkRowsPerPosition =
    NetworkFeatureCount + ScalarRows::PerPosition + 1;
using NetworkPositionRows = std::array<std::uint32_t, NetworkRowsPerPosition>;
NetworkPositionRows network_rows_of(Bitboard own, Bitboard other);

}  // namespace outflank::eval
