/// OpeningJudge: how far a short search finds an opening from even. In discs for Othello; in Tafl,
/// whose sides are unequal from the start, in thousandths of a win away from what the start is
/// worth, and infinite where the game is decided already.
#pragma once

#include <functional>

#include "core/result.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"

namespace outflank::arena {

/// One call at a time. The same calls in the same order give the same answers on every machine.
template <Game G>
using OpeningJudge = std::function<double(const typename G::Position&)>;

/// What a judge's answer may be for an opening to count as balanced.
inline constexpr double BalancedDiscs = 4;
inline constexpr double BalancedThousandths = 40;  // about the worth of one man

constexpr double balanced_at(const othello::Othello& /*game*/) { return BalancedDiscs; }
constexpr double balanced_at(const tafl::Tafl& /*game*/) { return BalancedThousandths; }

Result<OpeningJudge<othello::Othello>> make_opening_judge(const othello::Othello& game);
Result<OpeningJudge<tafl::Tafl>> make_opening_judge(const tafl::Tafl& game);

}  // namespace outflank::arena
