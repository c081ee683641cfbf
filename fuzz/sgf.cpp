/// Games in SGF from any bytes: what is read is written as text that reads as the same game.
#include "formats/sgf.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    namespace formats = outflank::formats;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto sheets = formats::read_sgf(text);
    if (!sheets) return 0;
    for (const auto& sheet : *sheets) {
        require(sheet.remarks.size() == sheet.record.moves().size());
        const auto back = formats::read_sgf(formats::format_sgf(sheet));
        require(back && back->size() == 1 && back->front().record == sheet.record);
    }
    return 0;
}
