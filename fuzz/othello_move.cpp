/// Othello moves from any text: what parses formats back to itself, lies on the board, and can be
/// asked about.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/othello/othello.h"
#include "require.h"

namespace {

using outflank::fuzz::require;
using outflank::othello::Othello;

void check(const Othello& game, std::string_view text) {
    const auto move = game.parse_move(text);
    if (!move) {
        require(!move.error().sentence.empty());
        return;
    }
    require(move->is_pass() || move->square().is_on(game.size()));
    require(*game.parse_move(game.format(*move)) == *move);
    const auto start = game.start();
    if (game.is_legal(start, *move)) require(game.after(start, *move) != start);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (int board = 4; board <= 16; board += 2) check(Othello(board), text);
    return 0;
}
