/// Opening lists from any bytes: what is read only ever plays legal moves, and a refusal names its
/// line.
#include "roster/opening_list.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/othello/othello.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto openings = outflank::roster::OpeningList::parse(text);
    if (!openings) {
        require(openings.error().sentence.starts_with("line "));
        return 0;
    }
    const outflank::othello::Othello game(8);
    auto position = game.start();
    std::size_t plies = 0;
    for (auto reply = openings->reply(position); reply; reply = openings->reply(position)) {
        require(game.is_legal(position, *reply));
        require(++plies <= outflank::othello::LargestSize * outflank::othello::LargestSize);
        position = game.after(position, *reply);
    }
    return 0;
}
