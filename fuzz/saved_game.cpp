/// Saved games from any bytes: what is read can be written, and is then read as the same.
#include "formats/saved_game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::formats::read_saved_game;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto saved = read_saved_game(text);
    outflank::fuzz::require(read_saved_game(outflank::formats::write_saved_game(saved)) == saved);
    return 0;
}
