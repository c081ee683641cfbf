/// TaflFeatures: what the learned evaluation of Tafl looks at, as numbered rows.
///
/// Every man is seen from the king: the board is turned and mirrored until the king stands in one
/// eighth of it, and there is a row for each square of the king in that eighth, each kind of man
/// and each square of the man. So a row knows which men stand together, and on which side of him.
/// Of a king on a diagonal or on a middle line there are several such images, and the first is
/// taken.
///
/// The other rows belong to a side to move and are chosen by counting: how many men are left, how
/// far the king can go, how many escapes he sees at once and after one and two slides, how many
/// attackers stand beside him, and how late it is where the rules count moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tafl/tafl.h"

namespace outflank::eval {

class TaflFeatures {
  public:
    explicit TaflFeatures(int board_size);

    /// Rows are numbered from 0; those of men come first.
    [[nodiscard]] std::size_t row_count() const { return first_count_ + CountRows; }
    [[nodiscard]] std::size_t man_rows() const { return first_count_; }
    /// Of one square of the king: rows of men that are so far apart mean the same man on the same
    /// square of the turned board.
    [[nodiscard]] std::size_t rows_of_a_king() const { return 2 * cells_; }

    [[nodiscard]] std::size_t man_row(tafl::Square king, tafl::Piece man,
                                      tafl::Square square) const {
        const View& view = views_[number(king)];
        return view.first + tafl::index(man) * cells_ + view.cell[number(square)];
    }

    /// Calls use(row) for the rows that are no men's, a fixed number of them.
    template <class Use>
    void for_each_count(const tafl::Tafl& game, const tafl::Position& position, Use use) const {
        const auto counts = counts_of(game, position);
        std::size_t first = first_count_ + index(position.to_move()) * (CountRows / 2);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            use(first + std::min(counts[i], Highest[i]));
            first += Highest[i] + 1;
        }
    }

    /// Calls use(row) for every row of the position. REQUIRES: the king is on the board.
    template <class Use>
    void for_each_row(const tafl::Tafl& game, const tafl::Position& position, Use use) const {
        const tafl::Square king = position.king().first();
        for (const tafl::Piece man : {tafl::Piece::Attacker, tafl::Piece::Defender}) {
            for (const tafl::Square square : position.pieces(man)) use(man_row(king, man, square));
        }
        for_each_count(game, position, use);
    }

  private:
    static constexpr std::size_t Counts = 8;
    /// Attackers, defenders, king's moves, escapes in sight, squares within his reach with an
    /// escape in sight, such squares one slide further, attackers beside the king, eights of plies:
    /// what is more than these counts as much as these.
    static constexpr std::array<std::size_t, Counts> Highest = {24, 12, 12, 3, 8, 12, 4, 12};
    static constexpr std::size_t CountRows = 2 * (25 + 13 + 13 + 4 + 9 + 13 + 5 + 13);

    /// The board as it is turned for one square of the king.
    struct View {
        std::size_t first = 0;  // row of the king's square
        std::array<std::uint8_t, tafl::SquareCount> cell{};  // of each square, on the turned board
    };

    static std::array<std::size_t, Counts> counts_of(const tafl::Tafl& game,
                                                     const tafl::Position& position);
    static std::size_t number(tafl::Square square) {
        return static_cast<std::size_t>(square.index());
    }

    std::size_t cells_;
    std::vector<View> views_;  // by the king's square
    std::size_t first_count_ = 0;
};

}  // namespace outflank::eval
