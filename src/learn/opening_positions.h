/// Every position of the first plies, once for all its images.
#pragma once

#include <vector>

#include "games/othello/position8.h"

namespace outflank::learn {

/// The canonical positions after so many moves from the start of 8x8 Othello, in a fixed order. No
/// pass is possible before the ninth move. REQUIRES: 0 <= plies <= 8.
std::vector<othello::Position8> positions_after(int plies);

}  // namespace outflank::learn
