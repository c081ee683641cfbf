/// Any text as a tafl position, for every rule set: refused with a sentence, or a position that can
/// be written, read back and played.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/tafl/opentafl.h"
#include "games/tafl/tafl.h"
#include "require.h"

namespace {

using namespace outflank::tafl;
using outflank::fuzz::require;

void round_trips(const Tafl& game, const Position& position) {
    const std::string text = game.format(position);
    require(*game.parse_position(text) == position);
    const std::string side_and_ply = text.substr(text.find(' '));
    require(*game.parse_position(format_opentafl(position, game.rules().size) + side_and_ply) ==
            position);
}

void plays(const Tafl& game, const Position& position) {
    const auto moves = game.moves(position);
    require(moves.size() == game.count_moves(position));
    require(moves.empty() == game.is_over(position));
    for (const Move move : moves) {
        require(game.is_legal(position, move));
        const Position next = game.after(position, move);
        const Position afresh(next.attackers(), next.defenders(), next.king(), next.to_move(),
                              next.ply());
        require(next == afresh);
    }
}

void check(const Tafl& game, std::string_view text) {
    const auto position = game.parse_position(text);
    if (!position) {
        require(!position.error().sentence.empty());
        return;
    }
    require(!game.diagram(*position).empty());
    round_trips(game, *position);
    plays(game, *position);
}

char cell_of(unsigned char byte, Square square, const Rules& rules) {
    if (rules.king_only.contains(square)) return '.';
    return rules.camps.contains(square) ? "..BB"[byte % 4] : "..BW"[byte % 4];
}

/// Any bytes as the cells of a board with a king, because random text is almost never a whole one.
std::string board_of(std::string_view bytes, const Rules& rules) {
    const auto byte = [&](int i) {
        const auto at = static_cast<std::size_t>(i);
        return at < bytes.size() ? static_cast<unsigned char>(bytes[at])
                                 : static_cast<unsigned char>(0);
    };
    const int king = byte(0) % (rules.size * rules.size);
    std::string text;
    for (int i = 0; i < rules.size * rules.size; ++i) {
        const int file = i % rules.size;
        if (i > 0 && file == 0) text += '/';
        text += i == king ? 'K' : cell_of(byte(i + 1), *Square::at(file, i / rules.size), rules);
    }
    return text + (bytes.size() % 2 == 0 ? " attackers" : " defenders");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Rules* rules : AllRules) {
        const Tafl game{*rules};
        check(game, text);
        check(game, board_of(text, *rules));
    }
    return 0;
}
