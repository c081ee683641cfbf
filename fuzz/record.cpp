/// A whole game as text, for every game: what parses is a legal game, and its text parses back to
/// it.
#include "play/record.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "require.h"

namespace {

template <outflank::Game G>
void try_game(const G& game, std::string_view text) {
    const auto record = outflank::GameRecord<G>::parse(game, text);
    if (!record) return;
    const auto back = outflank::GameRecord<G>::parse(game, record->format());
    outflank::fuzz::require(back && *back == *record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const int board : {4, 8, 16}) try_game(outflank::othello::Othello{board}, text);
    for (const auto* rules : outflank::tafl::AllRules) try_game(outflank::tafl::Tafl{*rules}, text);
    return 0;
}
