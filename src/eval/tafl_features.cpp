#include "eval/tafl_features.h"

#include <map>
#include <utility>

namespace outflank::eval {

namespace {

using tafl::Square;
using Pair = std::pair<Square, Square>;

/// The same for all eight images of the two squares.
Pair first_image(Pair pair, int size) {
    Pair first = pair;
    for (const Symmetry symmetry : AllSymmetries) {
        first = std::min(first, Pair{transformed(pair.first, symmetry, size),
                                     transformed(pair.second, symmetry, size)});
    }
    return first;
}

}  // namespace

TaflFeatures::TaflFeatures(int board_size) : pair_(tafl::SquareCount) {
    const tafl::Bits board = tafl::Bits::board(board_size);
    std::map<Pair, std::uint16_t> rows;
    for (const Square king : board) {
        orbit_[number(king)] =
            static_cast<std::uint16_t>(first_image({king, king}, board_size).first.index());
        for (const Square square : board) {
            const auto next = static_cast<std::uint16_t>(rows.size());
            const auto [row, _] = rows.emplace(first_image({king, square}, board_size), next);
            pair_[number(king)][number(square)] = row->second;
        }
    }
    pairs_ = rows.size();
    first_square_ = 2 * pairs_;
    first_count_ = first_square_ + 2 * tafl::SquareCount;
}

std::array<std::size_t, 6> TaflFeatures::counts_of(const tafl::Tafl& game,
                                                   const tafl::Position& position) {
    const tafl::Bits escapes = game.rules().escapes;
    const tafl::Bits steps = game.king_targets(position);
    const tafl::Bits in_sight = game.slides_from(escapes, position);
    const auto count = [](tafl::Bits squares) { return static_cast<std::size_t>(squares.count()); };
    return {count(position.attackers()),
            count(position.defenders()),
            count(steps),
            count(steps & escapes),
            count(steps & in_sight),
            count(beside(position.king()) & position.attackers())};
}

}  // namespace outflank::eval
