/// Game records in JSON from any bytes: what is read is written as one line that reads as the same.
#include "formats/json_game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    namespace formats = outflank::formats;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const outflank::othello::Othello game(8);
    const auto sheet = formats::parse_json_game(game, text);
    if (!sheet) return 0;
    require(sheet->remarks.size() == sheet->record.moves().size());
    const auto line = formats::format_json_game(*sheet);
    const auto back = formats::parse_json_game(game, line);
    require(line.find('\n') == std::string::npos);
    require(back && back->record == sheet->record && formats::format_json_game(*back) == line);
    return 0;
}
