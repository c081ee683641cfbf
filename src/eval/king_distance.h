/// KingDistance: who is left in a game of Tafl, and how far the king is from home.
///
/// With all pieces counted, the king among his defenders, and distances in steps of a rook:
///
///     value = 0.8 x defenders / (defenders + attackers) + 0.2 x nearness
///
/// where nearness is 1 on an escape square and falls linearly to 0 on the square that is farthest
/// from one. The value is the defenders' chance, 0 to 1; as a score it is stretched to -1000 ..
/// 1000 so that an even game is 0. Men are what both sides fight with, so they weigh most; the
/// distance breaks ties between quiet moves and gives the king a direction. It sees no wall in his
/// way.
#pragma once

#include <array>
#include <cstddef>

#include "eval/evaluator.h"
#include "eval/results.h"
#include "eval/terms.h"
#include "games/tafl/tafl.h"

namespace outflank::eval {

class KingDistance : public Results {
  public:
    explicit KingDistance(const tafl::Rules& rules);

    static constexpr eval::TermNames<2> TermNames = {"men", "king's distance"};
    [[nodiscard]] TermWorths<2> terms(const tafl::Tafl& game, const tafl::Position& position) const;

    /// REQUIRES: the game is played by the rules this was made for, and its king is on the board.
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position) const {
        return sum(terms(game, position));
    }

    /// 0 .. 1000, for the square of a king.
    [[nodiscard]] Score nearness(tafl::Square square) const {
        return nearness_[static_cast<std::size_t>(square.index())];
    }

  private:
    std::array<Score, tafl::SquareCount> nearness_{};
};

static_assert(Evaluator<KingDistance, tafl::Tafl>);

}  // namespace outflank::eval
