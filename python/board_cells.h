/// A board as numbers, row by row from a1: 0 an empty square, 1 Black or an attacker, 2 White or a
/// defender, 3 the king.
#pragma once

#include <string>

#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::python {

inline constexpr char Empty = 0;
inline constexpr char OfOne = 1;
inline constexpr char OfTwo = 2;
inline constexpr char King = 3;

inline std::string cells(const othello::Othello& game, const othello::Position& position) {
    std::string all;
    for (int rank = 0; rank < game.size(); ++rank) {
        for (int file = 0; file < game.size(); ++file) {
            const auto square = *othello::Square::at(file, rank);
            const bool is_one = position.discs(Side::One).contains(square);
            const bool is_two = position.discs(Side::Two).contains(square);
            all += is_one ? OfOne : is_two ? OfTwo : Empty;
        }
    }
    return all;
}

inline std::string cells(const tafl::Tafl& game, const tafl::Position& position) {
    std::string all;
    for (int rank = 0; rank < game.rules().size; ++rank) {
        for (int file = 0; file < game.rules().size; ++file) {
            const auto square = *tafl::Square::at(file, rank);
            all += position.attackers().contains(square)   ? OfOne
                   : position.defenders().contains(square) ? OfTwo
                   : position.king().contains(square)      ? King
                                                           : Empty;
        }
    }
    return all;
}

}  // namespace outflank::python
