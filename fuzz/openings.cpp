/// A file of openings from any bytes: what is read is a list of games that go on, and reads back.
#include "arena/openings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"

namespace {

template <outflank::Game G>
void try_game(const G& game, std::string_view text) {
    const auto openings = outflank::arena::read_openings(game, text);
    if (!openings) return;
    std::string again;
    for (const auto& opening : *openings) {
        outflank::fuzz::require(!opening.is_over());
        again += opening.format() + "\n";
    }
    const auto back = outflank::arena::read_openings(game, again);
    outflank::fuzz::require(back && *back == *openings);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try_game(outflank::othello::Othello{8}, text);
    try_game(outflank::tafl::Tafl{outflank::tafl::Brandubh}, text);
    return 0;
}
