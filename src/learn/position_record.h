/// PositionRecord: a position with everything a trainer outside of this program needs, as 32 bytes
/// that an array library reads at once (docs/formats/positions.md).
///
/// `outflank positions` writes files of them, training/ reads them: a network that is taught on a
/// graphics card wants hundreds of millions of positions, and boards there, not games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "eval/pattern_tables.h"
#include "kernels/bitboard.h"
#include "learn/sample.h"

namespace outflank::learn {

struct PositionRecord {
    static constexpr std::size_t Bytes = 32;

    kernels::Bitboard own = 0;
    kernels::Bitboard other = 0;
    float target = 0;  // what is to be learned, in discs for the side to move
    float linear = 0;  // what the linear evaluation says
    /// Moves of the side to move and of the other (at most 31), corners among them (5 * own +
    /// other's), odd quarters of the board, empty squares: what patterns cannot see.
    std::array<std::uint8_t, 5> counts{};
    bool is_held_out = false;

    void append_to(std::string& bytes) const;
};

/// What stands before the records: as long as one of them, so that they stay aligned.
std::string position_file_head();

/// REQUIRES: somebody can move. `linear` is asked without its network.
PositionRecord record_of(const Sample& sample, bool is_held_out, const eval::PatternTables& linear);

}  // namespace outflank::learn
