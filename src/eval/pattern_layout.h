/// How the learned evaluation's weights are laid out, for those who train, store and expand them.
///
/// Weights belong to rows. A pattern that lies on the board in eight ways means the same in all of
/// them, and one that is its own mirror image means the same both ways round, so all those indices
/// share one row; a few rows more hold what patterns cannot see, as tables of small counts. Every
/// row has a weight at each of 16 anchors, one for every fourth number of empty squares; in between
/// it is the mean of the two anchors beside it, so that neighbouring stages of the game learn from
/// one another. One weight stands alone: the bias of each number of empties, which knows whose the
/// last move will be.
///
///     evaluation = bias[empties] + sum over the position's rows of weight(row, stage)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eval/patterns8.h"
#include "kernels/bitboard.h"

namespace outflank::eval {

inline constexpr std::size_t AnchorCount = 16;
inline constexpr std::size_t StageCount = 31;  // two numbers of empty squares each
inline constexpr std::size_t EmptiesCount = 61;

constexpr std::size_t stage_of(int empties) { return static_cast<std::size_t>(empties) / 2; }

/// The two anchors whose mean a stage is; twice the same where the stage is an anchor.
struct AnchorPair {
    std::size_t low = 0;
    std::size_t high = 0;
};
constexpr AnchorPair anchors_of(std::size_t stage) { return {stage / 2, (stage + 1) / 2}; }

/// What patterns cannot see: tables of small counts, one after the other.
struct ScalarRows {
    static constexpr std::uint32_t MostMoves = 31;  // more are counted as so many
    static constexpr std::uint32_t OwnMoves = 0;
    static constexpr std::uint32_t OtherMoves = OwnMoves + MostMoves + 1;
    static constexpr std::uint32_t CornerMoves = OtherMoves + MostMoves + 1;  // own * 5 + other's
    static constexpr std::uint32_t OddQuarters = CornerMoves + 25;
    static constexpr std::uint32_t Count = OddQuarters + 5;
    static constexpr std::size_t PerPosition = 4;
};

/// The scalar rows of a position, out of the moves of both sides and the empty squares.
[[gnu::always_inline]] inline std::array<std::uint32_t, ScalarRows::PerPosition> scalar_rows(
    Bitboard own_moves, Bitboard other_moves, Bitboard empties) {
    constexpr Bitboard corners = 0x8100000000000081ULL;
    const auto count = [](Bitboard bits) {
        return static_cast<std::uint32_t>(kernels::count(bits));
    };
    const auto capped = [&](Bitboard moves) {
        const std::uint32_t n = count(moves);
        return n < ScalarRows::MostMoves ? n : ScalarRows::MostMoves;
    };
    std::uint32_t odd_quarters = 0;
    for (const Bitboard quarter : kernels::Quarters) odd_quarters += count(empties & quarter) & 1U;
    return {ScalarRows::OwnMoves + capped(own_moves), ScalarRows::OtherMoves + capped(other_moves),
            ScalarRows::CornerMoves + 5 * count(own_moves & corners) + count(other_moves & corners),
            ScalarRows::OddQuarters + odd_quarters};
}

/// For each index of each kind, in the order of KindOffsets, the row it shares with its mirror
/// images. Computed once; any thread.
const std::vector<std::uint32_t>& shared_rows();

/// For each index of each kind as a search counts them (search_digits.h), in the same order, which
/// one it is as the layout counts them. Computed once; any thread.
const std::vector<std::uint32_t>& pattern_places();

/// Rows of all patterns; the scalar rows come after them.
std::size_t shared_pattern_rows();
inline std::size_t weight_rows() { return shared_pattern_rows() + ScalarRows::Count; }

/// The rows of a position, for the side to move: what the trainer sees of it.
using PositionRows = std::array<std::uint32_t, PatternFeatures + ScalarRows::PerPosition>;
PositionRows rows_of(Bitboard own, Bitboard other);

}  // namespace outflank::eval
