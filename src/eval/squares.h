/// Squares: where the discs stand in Othello, how many moves a side has, and what it cannot lose.
///
/// Every square has a weight, here for a quarter of the 8x8 board with the corner on top left:
///
///      4 -3  2  2      A corner can never be taken back, and the squares beside it give it away.
///     -3 -4 -1 -1      Edges are hard to attack; the row behind them gives the edge away.
///      2 -1  1  0
///      2 -1  0  1
///
///     value = weights + 2 x mobility + 2 x stability, each for the own side less the other
///
/// where mobility counts moves, and stability the discs that run along an edge unbroken from a
/// corner: nothing can turn them. Early in the game there are none worth counting, so stability is
/// left out until fewer than 40 of the 64 squares are empty, the same share on other boards. There,
/// a square weighs what its distances from the nearest edges weigh on 8x8; inside the fourth row
/// everything is like the fourth. One point counts as a disc.
#pragma once

#include <array>

#include "eval/evaluator.h"
#include "eval/results.h"
#include "eval/terms.h"
#include "games/othello/othello.h"

namespace outflank::eval {

class Squares : public Results {
  public:
    /// REQUIRES: othello::Othello::is_size(size).
    explicit Squares(int size);

    static constexpr eval::TermNames<3> TermNames = {"squares", "mobility", "stable edges"};
    [[nodiscard]] TermWorths<3> terms(const othello::Othello& game,
                                      const othello::Position& position) const;

    /// REQUIRES: the game is played on a board of that size.
    [[nodiscard]] Score evaluate(const othello::Othello& game,
                                 const othello::Position& position) const {
        return sum(terms(game, position));
    }

  private:
    struct Group {
        int weight = 0;
        othello::WideBits squares;
    };

    [[nodiscard]] int weight_of(const othello::WideBits& discs) const;
    [[nodiscard]] int edge_runs(const othello::WideBits& discs) const;

    int size_;
    std::array<Group, 6> groups_;  // the squares of each weight but 0
};

static_assert(Evaluator<Squares, othello::Othello>);

}  // namespace outflank::eval
