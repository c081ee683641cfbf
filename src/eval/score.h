/// Score: what a position is worth to the side to move, and the scale that every evaluation keeps
/// to.
///
/// A game that is won or lost, and not by so many discs, scores `Win` less the plies it takes, so
/// that a search prefers the earlier win and the later loss. Every evaluation lies between the
/// decided scores. Othello has no use for them: a finished game there scores its discs, on the
/// scale of the evaluation.
#pragma once

namespace outflank {

/// The value of a position for the side to move, in the unit of whatever evaluated it: hundredths
/// of a disc in Othello, thousandths of a win in Tafl. A decided game lies beyond every evaluation.
using Score = int;

inline constexpr Score Disc = 100;  // one disc, in Othello
inline constexpr Score Win = 1'000'000;  // a won game, before the plies it takes are taken off
inline constexpr Score LongestWin = Win - 10'000;  // no search looks that far ahead
inline constexpr Score Infinite = 2 * Win;  // beyond every score

/// Is the game won or lost, whatever anybody does?
constexpr bool is_decided(Score score) { return score >= LongestWin || score <= -LongestWin; }

}  // namespace outflank
