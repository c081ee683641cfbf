/// TaflFeatures: what the learned evaluation of Tafl looks at, as numbered rows; each row has a
/// weight, and a position is worth the sum of the weights of its rows.
///
/// Every man is seen from the king: a row for each pair of a king's square and a man's square, the
/// same for all symmetries of the board, and one for the man's square alone, which is known better
/// because it occurs more often. The other rows belong to a side to move: how many men are left,
/// how far the king can go, how many escapes he sees, from how many squares he would see one, and
/// how many attackers stand beside him.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tafl/tafl.h"

namespace outflank::eval {

/// A man as a row sees it: by its kind and where it stands, beside a king or alone.
class TaflFeatures {
  public:
    explicit TaflFeatures(int board_size);

    /// Rows are numbered from 0.
    [[nodiscard]] std::size_t row_count() const { return first_count_ + CountRows; }

    [[nodiscard]] std::size_t pair_row(tafl::Square king, tafl::Piece man,
                                       tafl::Square square) const {
        return tafl::index(man) * pairs_ + pair_[number(king)][number(square)];
    }
    [[nodiscard]] std::size_t square_row(tafl::Piece man, tafl::Square square) const {
        return first_square_ + tafl::index(man) * tafl::SquareCount + orbit_[number(square)];
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
            for (const tafl::Square square : position.pieces(man)) {
                use(pair_row(king, man, square));
                use(square_row(man, square));
            }
        }
        for_each_count(game, position, use);
    }

  private:
    /// Attackers, defenders, king's moves, escapes in sight, squares with an escape in sight,
    /// attackers beside the king: what is more than these counts as much as these.
    static constexpr std::array<std::size_t, 6> Highest = {24, 12, 8, 2, 8, 4};
    static constexpr std::size_t CountRows = 2 * (25 + 13 + 9 + 3 + 9 + 5);

    static std::array<std::size_t, 6> counts_of(const tafl::Tafl& game,
                                                const tafl::Position& position);
    static std::size_t number(tafl::Square square) {
        return static_cast<std::size_t>(square.index());
    }

    std::vector<std::array<std::uint16_t, tafl::SquareCount>> pair_;  // by king and square
    std::array<std::uint16_t, tafl::SquareCount> orbit_{};  // the first of its eight images
    std::size_t pairs_ = 0;
    std::size_t first_square_ = 0;
    std::size_t first_count_ = 0;
};

}  // namespace outflank::eval
