/// The network's layout: what it sees of a position, and how its weights are laid out.
///
/// The network corrects the linear evaluation. It looks at the board from its four corners. Every
/// pattern, read outwards from a corner, has a row of 32 small numbers; the rows of a corner are
/// added up, with those of its quarter of the board and of the scalars, and small heads make one
/// number of the four sums:
///
///     sum of a corner -> how far above 0 and how far below, up to 1 -> hidden units, clipped
///     mean of the four sums -> the same, with units of its own -> hidden units of the board
///     correction = the corners' hidden units added up, the board's, and the mean, all weighed
///
/// The rows of a corner are added up in groups, a byte each number, and the sum of a group stops at
/// -128 and 127: its lines to each of the other corners; its quarter and blocks; and what is the
/// same for all corners. That is reached so seldom that the static error changes by less
/// than a hundredth of a disc (docs/performance.md).
///
/// So a hidden unit can say what goes together in one corner, which a sum over the whole board
/// would blur; and mirror images are worth the same, since all corners share the same rows.
///
/// There are six such networks, one for each phase of the game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/pattern_layout.h"
#include "eval/patterns8.h"

namespace outflank::eval {

struct NetworkLayout {
    static constexpr std::size_t Width = 32;  // numbers of a row
    static constexpr std::size_t Inputs = 2 * Width;  // of a head
    static constexpr std::size_t Hidden = 16;  // units of each corner
    static constexpr std::size_t BoardHidden = 8;  // units of the board
    static constexpr std::size_t Phases = 6;
    static constexpr int LeastEmpties = 8;  // with fewer the linear evaluation stands alone

    /// By the last number of empty squares of each phase but the last.
    static constexpr std::array<int, Phases - 1> PhaseEnds = {12, 17, 23, 29, 36};
    [[gnu::always_inline]] static constexpr std::size_t phase_of(int empties) {
        return PhaseOf[static_cast<std::size_t>(empties)];
    }

  private:
    static constexpr auto PhaseOf = [] {
        std::array<std::uint8_t, EmptiesCount> result{};
        for (std::size_t empties = 0; empties < result.size(); ++empties) {
            result[empties] = static_cast<std::uint8_t>(std::ranges::count_if(
                PhaseEnds, [&](int end) { return end < static_cast<int>(empties); }));
        }
        return result;
    }();
};

/// The corners in the order of their squares: a1, h1, a8, h8.
inline constexpr std::size_t CornerCount = kernels::Quarters.size();
inline constexpr std::array<std::uint8_t, CornerCount> CornerSquares = {0, 7, 56, 63};

constexpr std::size_t corner_on(std::uint8_t square) {
    return (square % 8U >= 4 ? 1U : 0U) + (square >= 32 ? 2U : 0U);
}

/// What the network knows of a corner's quarter of the board: how many squares are empty there, and
/// who can move to it.
struct QuarterRows {
    static constexpr std::uint32_t MostEmpties = 7;  // of more only whether they are odd
    static constexpr std::uint32_t Count = (MostEmpties + 1) * 4;

    [[gnu::always_inline]] static std::uint32_t row(Bitboard quarter, Bitboard own_moves,
                                                    Bitboard other_moves, Bitboard empties) {
        return FirstRows[static_cast<std::size_t>(kernels::count(empties & quarter))] +
               ((own_moves & quarter) != 0 ? 2U : 0U) + ((other_moves & quarter) != 0 ? 1U : 0U);
    }

  private:
    static constexpr auto FirstRows = [] {
        std::array<std::uint8_t, 17> result{};
        for (std::uint32_t count = 0; count < result.size(); ++count) {
            const std::uint32_t told = count > MostEmpties ? MostEmpties - 1 + count % 2 : count;
            result[count] = static_cast<std::uint8_t>(told * 4);
        }
        return result;
    }();
};

/// A kind of pattern of the network. A line runs from corner to corner and is read from both ends,
/// each for its own corner; any other is a corner's alone, and its own mirror image there.
struct NetworkKind {
    Pattern pattern;
    std::uint8_t corner = 0;  // of the pattern as it is written here
};

inline constexpr std::array<NetworkKind, 10> NetworkKinds = {{
    {PlainEdge, 0},
    {PatternKinds[5], 0},  // the second rank
    {PatternKinds[6], 0},
    {PatternKinds[7], 0},
    {PatternKinds[8], 0},  // the long diagonal
    {PatternKinds[9], 0},
    {PatternKinds[10], 0},
    {PatternKinds[4], 0},  // three by three
    {PatternKinds[11], 7},  // the diagonals of five and four cut off a corner
    {PatternKinds[12], 7},
}};
inline constexpr std::size_t LineKinds = 7;  // the lines come first

/// A place where the network looks: a lane of PatternIndices, the row of the smallest index among
/// those of all indices, and for whom. The second corner reads the same squares backwards.
struct NetworkFeature {
    std::size_t lane = 0;
    std::uint32_t first = 0;
    std::size_t corner = 0;
    std::size_t second_corner = 0;  // of a line

    [[gnu::always_inline]] [[nodiscard]] constexpr std::size_t row(std::size_t index) const {
        return first + index;
    }
};

namespace detail {

constexpr std::array<std::uint32_t, NetworkKinds.size() + 1> network_kind_offsets() {
    std::array<std::uint32_t, NetworkKinds.size() + 1> result{};
    for (std::size_t kind = 0; kind < NetworkKinds.size(); ++kind) {
        const auto indices =
            static_cast<std::uint32_t>(power_of_three(NetworkKinds[kind].pattern.size));
        result[kind + 1] = result[kind] + indices;
    }
    return result;
}

/// The pattern whose index a lane of PatternIndices is.
constexpr const Pattern& pattern_of_lane(std::size_t lane) {
    return lane < PatternFeatures ? AllPatternFeatures[lane].pattern
                                  : PlainEdges[lane - PatternFeatures];
}

/// The corner for which the squares are a pattern of this kind; CornerCount: they are not.
constexpr std::size_t corner_of(const NetworkKind& kind, const Pattern& squares) {
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
        if (image_of(kind.pattern, symmetry).squares == squares.squares &&
            kind.pattern.size == squares.size)
            return corner_on(image_of(kind.corner, symmetry));
    }
    return CornerCount;
}

constexpr Pattern backwards(Pattern pattern) {
    Pattern result = pattern;
    for (std::size_t i = 0; i < pattern.size; ++i)
        result.squares[i] = pattern.squares[pattern.size - 1 - i];
    return result;
}

constexpr std::size_t LanesInUse = PatternFeatures + PlainEdges.size();

constexpr std::size_t count_network_features(std::size_t first_kind, std::size_t last_kind) {
    std::size_t result = 0;
    for (std::size_t kind = first_kind; kind < last_kind; ++kind) {
        for (std::size_t lane = 0; lane < LanesInUse; ++lane) {
            if (corner_of(NetworkKinds[kind], pattern_of_lane(lane)) < CornerCount) ++result;
        }
    }
    return result;
}

template <std::size_t Count>
constexpr std::array<NetworkFeature, Count> network_features(std::size_t first_kind,
                                                             std::size_t last_kind) {
    constexpr auto offsets = network_kind_offsets();
    std::array<NetworkFeature, Count> result{};
    std::size_t count = 0;
    for (std::size_t kind = first_kind; kind < last_kind; ++kind) {
        for (std::size_t lane = 0; lane < LanesInUse; ++lane) {
            const Pattern& pattern = pattern_of_lane(lane);
            const std::size_t corner = corner_of(NetworkKinds[kind], pattern);
            if (corner == CornerCount) continue;
            result[count++] = {lane, offsets[kind], corner,
                               corner_of(NetworkKinds[kind], backwards(pattern))};
        }
    }
    return result;
}

}  // namespace detail

/// Rows of all indices of its lines, and of all its kinds; behind them those of the quarters, of
/// the scalars, and of the empty squares by number.
inline constexpr std::uint32_t NetworkLineRows = detail::network_kind_offsets()[LineKinds];
inline constexpr std::uint32_t NetworkPatternRows = detail::network_kind_offsets().back();
inline constexpr std::uint32_t NetworkOtherRows =
    QuarterRows::Count + ScalarRows::Count + EmptiesCount;

inline constexpr auto NetworkLines =
    detail::network_features<detail::count_network_features(0, LineKinds)>(0, LineKinds);
inline constexpr auto NetworkBlocks =
    detail::network_features<detail::count_network_features(LineKinds, NetworkKinds.size())>(
        LineKinds, NetworkKinds.size());
static_assert(NetworkLines.size() == 26 && NetworkBlocks.size() == 12);

/// The lines of a kind between two corners, of which the lower reads them first.
struct SharedLines {
    std::size_t count = 0;
    std::array<NetworkFeature, 2> lines{};
};
constexpr SharedLines network_lines_between(std::size_t lower, std::size_t higher,
                                            std::size_t kind) {
    constexpr auto offsets = detail::network_kind_offsets();
    SharedLines result;
    for (const NetworkFeature& line : NetworkLines) {
        if (line.first != offsets[kind]) continue;
        if (line.corner == lower && line.second_corner == higher)
            result.lines[result.count++] = line;
    }
    return result;
}
static_assert(std::ranges::all_of(NetworkLines, [](const NetworkFeature& line) {
    return line.corner < line.second_corner;
}));

/// For each row of all indices the row it shares with its mirror images; the other rows are their
/// own. Computed once.
const std::vector<std::uint32_t>& network_rows();
/// For each row of all indices as a search counts them (search_digits.h), which one it is as the
/// layout counts them; the other rows are the same for both. Computed once.
const std::vector<std::uint32_t>& network_places();
/// How many different rows there are, the others included.
std::size_t network_row_count();

/// For each row of all indices of the lines, the row of the same line read backwards. Computed
/// once.
const std::vector<std::uint32_t>& network_lines_backwards();

/// The rows of a position, for the side to move: what the trainer sees of it.
struct NetworkPositionRows {
    static constexpr std::size_t PerCorner =
        (2 * NetworkLines.size() + NetworkBlocks.size()) / CornerCount + 1;

    std::array<std::array<std::uint32_t, PerCorner>, CornerCount> corners{};
    std::array<std::uint32_t, ScalarRows::PerPosition + 1> common{};  // to all corners
};
NetworkPositionRows network_rows_of(Bitboard own, Bitboard other);

}  // namespace outflank::eval
