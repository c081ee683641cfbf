/// ScoredGame: a game of 8x8 Othello with what its positions are worth; what training learns from.
///
/// A game runs from the usual start to its end, so its result need not be stored. Passes are forced
/// and left out: position k is the one in which move k is made, and its label is for the side that
/// makes it.
#pragma once

#include <cstdint>
#include <vector>

#include "games/othello/position8.h"
#include "kernels/bitboard.h"
#include "kernels/portable.h"

namespace outflank::learn {

/// What stands behind a label.
enum class Trust : std::uint8_t {
    None,  // the position is not for training
    Searched,
    Exact,
};

struct Label {
    static constexpr int Most = 128;

    Trust trust = Trust::None;
    int half_discs = 0;  // for the side to move, from -Most to Most; 0 where there is no trust

    [[nodiscard]] double discs() const { return half_discs / 2.0; }
    friend bool operator==(const Label&, const Label&) = default;
};

struct ScoredGame {
    static constexpr int MostMoves = 60;

    std::uint64_t number = 0;  // in its run, whatever the shard
    int prefix = 0;  // how many of the first moves were made at random
    std::vector<std::uint8_t> squares;  // a1 is 0, h8 is 63
    std::vector<Label> labels;  // one for each move

    friend bool operator==(const ScoredGame&, const ScoredGame&) = default;
};

/// Plays through a game; passes are made where they are forced.
class Walk {
  public:
    Walk() : position_(othello::start8()) { look(); }

    [[nodiscard]] const othello::Position8& position() const { return position_; }
    [[nodiscard]] kernels::Bitboard moves() const { return moves_; }
    [[nodiscard]] bool is_over() const { return moves_ == 0; }
    [[nodiscard]] int empties() const { return kernels::count(position_.empties()); }
    [[nodiscard]] bool is_legal(int square) const { return (moves_ >> square & 1U) != 0; }

    /// REQUIRES: is_legal(square).
    void play(int square) {
        const auto flips = kernels::Portable::flips(square, position_.own, position_.other);
        position_ = {.own = position_.other ^ flips,
                     .other = position_.own ^ flips ^ kernels::bit(square),
                     .to_move = opponent(position_.to_move)};
        look();
    }

    /// The result for Black, the empties to the winner. REQUIRES: is_over().
    [[nodiscard]] int result_for_black() const;

  private:
    void look() {
        moves_ = kernels::Portable::mobility(position_.own, position_.other);
        if (moves_ != 0) return;
        moves_ = kernels::Portable::mobility(position_.other, position_.own);
        if (moves_ == 0) return;
        position_ = {
            .own = position_.other, .other = position_.own, .to_move = opponent(position_.to_move)};
    }

    othello::Position8 position_;
    kernels::Bitboard moves_ = 0;
};

/// What counts for a side counts against the other.
constexpr int seen_by(Side side, int for_black) {
    return side == Side::One ? for_black : -for_black;
}

/// How many positions are labelled.
int labelled_positions(const ScoredGame& game);

}  // namespace outflank::learn
