/// Levels 0-60, as players of other engines know them: how deep to look and from where to solve.
#pragma once

#include <string>

#include "core/result.h"
#include "engine/task.h"

namespace outflank::engine {

inline constexpr int HighestLevel = 60;

/// The goal of thinking at a level in a position with so many empty squares.
///
/// Level N up to 10 looks N plies ahead and solves the last 2N; 21 looks 21 ahead, solves the last
/// 24 and almost surely the last 30; levels above 21 look N ahead and solve more. REQUIRES: 0 <=
/// level <= 60.
Stage goal_of_level(int level, int empties);

/// The most empty squares that a level solves exactly. REQUIRES: as above.
int solved_empties(int level);

/// The goal of looking so many plies ahead: as sure as the level that analyses, and exact where
/// that is the end of the game.
Stage goal_of_depth(int depth, int empties);

}  // namespace outflank::engine
