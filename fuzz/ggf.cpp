/// Games in GGF from any bytes: what is read is written as one line that reads as the same game.
#include "formats/ggf.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "formats/ggf_clock.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    namespace formats = outflank::formats;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto games = formats::read_ggf(text);
    if (!games) return 0;
    for (const auto& game : *games) {
        require(game.notes.empty() || game.notes.size() == game.record.moves().size());
        for (const auto side : {outflank::Side::One, outflank::Side::Two}) {
            const auto clock = formats::clock_of(game, side);
            require(!clock || clock->remaining >= outflank::Duration(0));
        }
        const auto line = formats::format_ggf(game);
        require(line.find('\n') == std::string::npos);
        const auto back = formats::parse_ggf(line);
        require(back && back->record == game.record && formats::format_ggf(*back) == line);
    }
    return 0;
}
