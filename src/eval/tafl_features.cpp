#include "eval/tafl_features.h"

#include <map>

namespace outflank::eval {

namespace {

using tafl::Square;

/// The first symmetry that brings the square into the eighth of the board between the upper edge's
/// left half and the diagonal.
Symmetry into_first_eighth(Square square, int size) {
    for (const Symmetry symmetry : AllSymmetries) {
        const Square image = transformed(square, symmetry, size);
        if (2 * image.file() < size && image.rank() <= image.file()) return symmetry;
    }
    return Symmetry{};
}

std::size_t cell_of(Square square, int size) {
    return static_cast<std::size_t>(square.rank() * size + square.file());
}

}  // namespace

TaflFeatures::TaflFeatures(int board_size)
    : cells_(static_cast<std::size_t>(board_size * board_size)), views_(tafl::SquareCount) {
    const tafl::Bits board = tafl::Bits::board(board_size);
    std::map<Square, std::size_t> first_rows;  // by the king's square in the first eighth
    for (const Square king : board) {
        const Symmetry symmetry = into_first_eighth(king, board_size);
        const std::size_t next = first_rows.size() * rows_of_a_king();
        View& view = views_[number(king)];
        view.first =
            first_rows.emplace(transformed(king, symmetry, board_size), next).first->second;
        for (const Square square : board) {
            view.cell[number(square)] = static_cast<std::uint8_t>(
                cell_of(transformed(square, symmetry, board_size), board_size));
        }
    }
    first_count_ = first_rows.size() * rows_of_a_king();
}

std::array<std::size_t, TaflFeatures::Counts> TaflFeatures::counts_of(
    const tafl::Tafl& game, const tafl::Position& position) {
    const tafl::Bits escapes = game.rules().escapes;
    const tafl::Bits steps = game.king_targets(position);
    const auto [in_sight, from_steps] = game.slides_from({escapes, steps}, position);
    const tafl::Bits second_steps = from_steps - steps;
    const auto count = [](tafl::Bits squares) { return static_cast<std::size_t>(squares.count()); };
    return {count(position.attackers()),
            count(position.defenders()),
            count(steps),
            count(steps & escapes),
            count(steps & in_sight),
            count(second_steps & in_sight),
            count(beside(position.king().first()) & position.attackers()),
            static_cast<std::size_t>(position.ply() / 8)};
}

}  // namespace outflank::eval
