/// Any text as a tafl move, on every board: refused with a sentence, or two squares of the board
/// that can be written and read back.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/tafl/tafl.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace outflank::tafl;
    using outflank::fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Rules* rules : AllRules) {
        const Tafl game{*rules};
        const auto move = game.parse_move(text);
        if (!move) {
            require(!move.error().sentence.empty());
            continue;
        }
        require(move->from().is_on(rules->size) && move->to().is_on(rules->size));
        require(*game.parse_move(game.format(*move)) == *move);
        (void)game.is_legal(game.start(), *move);
    }
    return 0;
}
