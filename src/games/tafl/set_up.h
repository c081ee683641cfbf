/// Small words to write positions and questions in, for tests only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "gtest/gtest.h"

#include "core/text.h"
#include "games/tafl/tafl.h"

namespace outflank::tafl {

/// "Bd4 Wf4 Ke5": one word a piece. REQUIRES: right text.
inline Position set_up(std::string_view pieces, Side to_move, int ply = 0) {
    Bits attackers;
    Bits defenders;
    Bits king;
    for (const std::string_view word : text::words(pieces)) {
        const Bits square = Bits::of(*Square::at(word[1] - 'a', word[2] - '1'));
        (word[0] == 'B' ? attackers : word[0] == 'W' ? defenders : king) |= square;
    }
    return Position(attackers, defenders, king, to_move, ply);
}

inline Position attackers_to_move(std::string_view pieces, int ply = 0) {
    return set_up(pieces, Side::One, ply);
}
inline Position defenders_to_move(std::string_view pieces, int ply = 0) {
    return set_up(pieces, Side::Two, ply);
}

/// REQUIRES: right text; a move that is not legal fails the test.
inline Move legal_move(const Tafl& game, const Position& position, std::string_view text) {
    const Move move = *game.parse_move(text);
    EXPECT_TRUE(game.is_legal(position, move)) << text << " in " << game.format(position);
    return move;
}

inline Position after(const Tafl& game, const Position& position, std::string_view move) {
    return game.after(position, legal_move(game, position, move));
}

inline std::string names(Bits squares) {
    std::string result;
    for (const Square square : squares) {
        if (!result.empty()) result += ' ';
        result += format(square);
    }
    return result;
}

/// The squares that the move clears, "" for none.
inline std::string captures(const Tafl& game, const Position& position, std::string_view move) {
    return names(game.delta(position, legal_move(game, position, move)).captured);
}

/// The squares that the piece on that square can go to.
inline std::string targets(const Tafl& game, const Position& position, std::string_view from) {
    Bits result;
    for (const Move move : game.moves(position)) {
        if (format(move.from()) == from) result |= Bits::of(move.to());
    }
    return names(result);
}

/// "attackers king-captured", "draw move-limit", or "" while the game goes on.
inline std::string ending(const Tafl& game, const std::optional<Outcome>& outcome) {
    if (!outcome) return "";
    const std::string winner =
        outcome->winner ? text::lower(game.side_name(*outcome->winner)) : "draw";
    return winner + ' ' + std::string(name(outcome->reason));
}

inline std::string ending(const Tafl& game, const Position& position) {
    return ending(game, game.outcome(position));
}

}  // namespace outflank::tafl
