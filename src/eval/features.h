/// Features: what strong Othello players look at, added up with weights chosen by hand.
///
///     mobility ratio        moves now: whoever runs out of good ones has to make bad ones
///     potential mobility    empty squares next to the other side's discs: moves to come
///     disc ratio            low: most discs change colour again before the end
///     C and X squares       bad, but only while their corner is empty
///     corners               high: they can never be turned, and what leans on them is safe
///     stable discs          high: a lower bound of those that nothing can turn
///     parity                high: with an odd number of empty squares the side to move expects to
///                           move last, into a region the other side cannot answer in
///
/// A ratio is (own - other) / (own + other), from -1 to 1, so that it means the same early and late
/// and on every board. All but parity is as bad for one side as it is good for the other; parity
/// belongs to whoever is to move. The weights are in hundredths of a disc and set by hand; fitted
/// ones are in eval/features8.h, which is for 8x8 alone.
#pragma once

#include <array>

#include "eval/evaluator.h"
#include "eval/geometry.h"
#include "eval/results.h"
#include "eval/stable_discs.h"
#include "eval/terms.h"
#include "games/othello/othello.h"

namespace outflank::eval {

class Features : public Results {
  public:
    /// REQUIRES: othello::Othello::is_size(size).
    explicit Features(int size)
        : largest_(Disc * (size * size - 1)), corners_(corner_areas(size)), stable_discs_(size) {}

    static constexpr eval::TermNames<7> TermNames = {
        "mobility",        "potential mobility", "discs", "corners",
        "C and X squares", "stable discs",       "parity"};
    [[nodiscard]] TermWorths<7> terms(const othello::Othello& game,
                                      const othello::Position& position) const;

    /// Less than a board full of discs. REQUIRES: the game is played on a board of that size.
    [[nodiscard]] Score evaluate(const othello::Othello& game,
                                 const othello::Position& position) const;

    /// What parity adds for the side to move.
    [[nodiscard]] static Score parity(int empties);

  private:
    [[nodiscard]] Score corner_worth(const othello::WideBits& discs) const;
    [[nodiscard]] Score beside_corner_worth(const othello::WideBits& discs,
                                            const othello::WideBits& empties) const;

    Score largest_;
    std::array<CornerArea, 4> corners_;
    StableDiscs stable_discs_;
};

static_assert(Evaluator<Features, othello::Othello>);

}  // namespace outflank::eval
