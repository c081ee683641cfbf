#include "learn/perfect_play.h"

#include <cassert>

#include "core/text.h"
#include "games/othello/position8.h"

namespace outflank::learn {

namespace {

constexpr int Squares = 64;

/// The first position of the game with so many empty squares whose mover can move.
std::optional<othello::Position> position_with(const GameRecord<othello::Othello>& record,
                                               int empties) {
    const othello::Othello& game = record.game();
    othello::Position position = record.start();
    for (const othello::Move& move : record.moves()) {
        const int left = Squares - (position.own() | position.other()).count();
        if (left == empties && !move.is_pass()) return position;
        position = game.after(position, move);
    }
    return std::nullopt;
}

std::optional<int> number_of(const formats::OthelloSheet& sheet, std::string_view tag) {
    const auto number = text::parse_int(tag, sheet.tag(tag), 0, Squares);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

}  // namespace

std::optional<Sample> perfect_play_sample(const formats::OthelloSheet& sheet) {
    assert(sheet.record.game().size() == 8);
    const auto depth = number_of(sheet, "theoretical-depth");
    const auto discs = number_of(sheet, "theoretical-score");
    if (!depth || !discs) return std::nullopt;
    const auto position = position_with(sheet.record, *depth);
    if (!position) return std::nullopt;
    const othello::Position8 board = othello::narrowed(*position);
    const int black = 2 * *discs - Squares;
    return Sample{board.own, board.other,
                  static_cast<float>(board.to_move == Side::One ? black : -black)};
}

}  // namespace outflank::learn
