/// Files of scored games: whatever the bytes, reading ends with games or a sentence; games that
/// were read can be written, and read again as the same.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>

#include "learn/chunk.h"
#include "learn/game_code.h"
#include "learn/game_file.h"
#include "require.h"

namespace {

using namespace outflank;
using fuzz::require;

void read_file(const std::string& bytes) {
    auto reader = learn::GameReader::from(std::make_unique<std::istringstream>(bytes), "it");
    if (!reader) return require(!reader.error().sentence.empty());
    for (;;) {
        const auto game = reader->next();
        if (!game) return require(!game.error().sentence.empty());
        if (!*game) return;
    }
}

/// Past the checksums, which no fuzzer guesses.
void read_games(const std::string& bytes) {
    learn::BitReader bits(bytes);
    learn::GameDecoder decoder(bits);
    learn::BitWriter copy;
    learn::GameEncoder encoder(copy);
    std::vector<learn::ScoredGame> games;
    for (auto game = decoder.take(); game && games.size() < 50; game = decoder.take()) {
        encoder.put(*game);
        games.push_back(*std::move(game));
    }
    learn::BitReader again(copy.bytes());
    learn::GameDecoder second(again);
    for (const auto& game : games) require(second.take().value() == game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    read_file(bytes);
    read_games(bytes);
    return 0;
}
