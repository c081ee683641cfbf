/// Othello positions from any bytes: what parses formats back to itself, and play from it keeps the
/// rules.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/othello/othello.h"
#include "require.h"

namespace {

using outflank::fuzz::require;
using outflank::othello::Move;
using outflank::othello::Othello;

void play_every_move(const Othello& game, const Othello::Position& position) {
    const auto moves = game.moves(position);
    require(moves.size() == game.count_moves(position));
    require(moves.empty() == game.is_over(position));
    const int discs = position.own().count() + position.other().count();
    for (const Move move : moves) {
        require(game.is_legal(position, move));
        const auto next = game.after(position, move);
        require(next.own().count() + next.other().count() == discs + (move.is_pass() ? 0 : 1));
        require(next.own().count() == position.other().count() - game.gain(position, move));
        require(next.key() == game.parse_position(game.format(next))->key());
    }
}

/// Any bytes as the cells of a board, because random text is almost never a whole one.
std::string board_of(std::string_view bytes, int size) {
    std::string text;
    for (const char byte : bytes.substr(0, static_cast<std::size_t>(size * size))) {
        text += "XO-"[static_cast<unsigned char>(byte) % 3];
    }
    text.resize(static_cast<std::size_t>(size * size), '-');
    return text + (bytes.size() % 2 == 0 ? " X" : " O");
}

void check(const Othello& game, std::string_view text) {
    const auto position = game.parse_position(text);
    if (!position) {
        require(!position.error().sentence.empty());
        return;
    }
    require(*game.parse_position(game.format(*position)) == *position);
    require(!game.diagram(*position).empty());
    play_every_move(game, *position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Othello game(4 + 2 * (data[0] % 7));
    const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    check(game, rest);
    check(game, board_of(rest, game.size()));
    return 0;
}
