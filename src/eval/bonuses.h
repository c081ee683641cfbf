/// Bonuses: the discs of Othello, and five points for each thing a beginner is told to look for.
///
///     discs            one point each
///     corners          5 for each
///     beside a corner  for each corner of which a side holds a C or X square: 5 if it holds the
///                      corner too, 5 to the other side if not, because it may give it away
///     frontier         5 for the side with fewer discs next to an empty square: they are what the
///                      other side can turn
///     edges            5 for each edge, corners included, of which this side alone holds at least
///                      half
///
/// What counts for one side counts against the other. One point counts as a disc.
#pragma once

#include <array>

#include "eval/evaluator.h"
#include "eval/geometry.h"
#include "eval/results.h"
#include "eval/terms.h"
#include "games/othello/othello.h"

namespace outflank::eval {

class Bonuses : public Results {
  public:
    /// REQUIRES: othello::Othello::is_size(size).
    explicit Bonuses(int size)
        : size_(size), corners_(corner_areas(size)), edges_(eval::edges(size)) {}

    static constexpr eval::TermNames<4> TermNames = {"discs", "corners and beside", "frontier",
                                                     "edges"};
    [[nodiscard]] TermWorths<4> terms(const othello::Othello& game,
                                      const othello::Position& position) const;

    /// REQUIRES: the game is played on a board of that size.
    [[nodiscard]] Score evaluate(const othello::Othello& game,
                                 const othello::Position& position) const {
        return sum(terms(game, position));
    }

  private:
    [[nodiscard]] int corner_points(const othello::WideBits& discs) const;
    [[nodiscard]] int edge_points(const othello::WideBits& own,
                                  const othello::WideBits& other) const;

    int size_;
    std::array<CornerArea, 4> corners_;
    std::array<othello::WideBits, 4> edges_;
};

static_assert(Evaluator<Bonuses, othello::Othello>);

}  // namespace outflank::eval
