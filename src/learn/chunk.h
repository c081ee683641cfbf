/// The bytes of a file of scored games: its head, its chunks and its end mark.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "learn/scored_game.h"

namespace outflank::learn {

inline constexpr std::string_view GameFileMagic = "OUTFGAM1";
inline constexpr std::uint32_t LongestRun = 4096;  // of the line that names the run
inline constexpr std::uint32_t LargestChunk = 1U << 20;

/// Before a payload: its length, its games, and the checksum of both numbers and the payload.
struct ChunkHead {
    static constexpr std::size_t Size = 16;

    std::uint32_t length = 0;
    std::uint32_t games = 0;
    std::uint64_t sum = 0;

    [[nodiscard]] bool is_end_mark() const { return games == 0; }
};

/// Numbers are written lowest byte first.
std::string number_bytes(std::uint64_t value, std::size_t bytes);
/// REQUIRES: as many bytes are there.
std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count);

std::string head_bytes(const std::string& run);
std::string chunk_bytes(const std::vector<ScoredGame>& games);
std::string end_mark();

/// REQUIRES: ChunkHead::Size bytes.
ChunkHead read_chunk_head(std::string_view bytes);
std::uint64_t chunk_sum(std::uint32_t games, std::string_view payload);

}  // namespace outflank::learn
