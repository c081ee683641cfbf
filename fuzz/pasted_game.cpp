/// Pasted games from any bytes: what is read can be pasted again and is the same game.
#include "formats/pasted_game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const outflank::othello::Othello game(8);
    const auto record = outflank::formats::read_pasted_game(game, text);
    if (!record) return 0;
    const auto back =
        outflank::GameRecord<outflank::othello::Othello>::parse(game, record->format());
    require(back && *back == *record);
    return 0;
}
