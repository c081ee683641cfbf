#include "learn/chunk.h"

#include "core/checksum.h"
#include "learn/game_code.h"

namespace outflank::learn {

namespace {

std::string with_head(std::uint32_t games, const std::string& payload) {
    return number_bytes(payload.size(), 4) + number_bytes(games, 4) +
           number_bytes(chunk_sum(games, payload), 8) + payload;
}

}  // namespace

std::string number_bytes(std::uint64_t value, std::size_t bytes) {
    std::string result;
    for (std::size_t i = 0; i < bytes; ++i) result += static_cast<char>(value >> 8 * i & 0xff);
    return result;
}

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = count; i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::string head_bytes(const std::string& run) {
    return std::string(GameFileMagic) + number_bytes(run.size(), 4) + run +
           number_bytes(checksum(run), 8);
}

std::string chunk_bytes(const std::vector<ScoredGame>& games) {
    BitWriter bits;
    GameEncoder encoder(bits);
    for (const ScoredGame& game : games) encoder.put(game);
    return with_head(static_cast<std::uint32_t>(games.size()), bits.bytes());
}

std::string end_mark() { return with_head(0, ""); }

ChunkHead read_chunk_head(std::string_view bytes) {
    return {static_cast<std::uint32_t>(number_at(bytes, 0, 4)),
            static_cast<std::uint32_t>(number_at(bytes, 4, 4)), number_at(bytes, 8, 8)};
}

std::uint64_t chunk_sum(std::uint32_t games, std::string_view payload) {
    return checksum(payload, checksum(number_bytes(payload.size(), 4) + number_bytes(games, 4)));
}

}  // namespace outflank::learn
