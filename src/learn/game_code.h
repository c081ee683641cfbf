/// GameCode: scored games as bits, about one byte a position (docs/formats/training-games.md).
///
/// A move is its place among the legal moves, so that it takes only the bits that telling them
/// apart needs; a score is the difference to what the position before made expect. Both ends replay
/// the game, and a game that does not obey the rules cannot be read.
#pragma once

#include <cstdint>

#include "core/result.h"
#include "learn/bit_stream.h"
#include "learn/scored_game.h"

namespace outflank::learn {

/// Writes games one after the other, by rising numbers.
class GameEncoder {
  public:
    explicit GameEncoder(BitWriter& bits) : bits_(bits) {}

    /// REQUIRES: the game is legal, finished and fully labelled, and its number above the last one.
    void put(const ScoredGame& game);

  private:
    BitWriter& bits_;
    std::uint64_t next_number_ = 0;
};

class GameDecoder {
  public:
    explicit GameDecoder(BitReader& bits) : bits_(bits) {}

    Result<ScoredGame> take();

  private:
    BitReader& bits_;
    std::uint64_t next_number_ = 0;
};

}  // namespace outflank::learn
