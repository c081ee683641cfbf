/// The tables of the report page, one function each. All foreign text is escaped.
#pragma once

#include <string>

#include "arena/report.h"

namespace outflank::arena {

/// What one player did in all its games.
std::string players_table(const MatchReport& report);
/// Everybody against everybody.
std::string cross_table(const MatchReport& report);
/// The statistics of each pairing, by sides where these are unequal.
std::string pairings_table(const MatchReport& report);
/// A line a game, with a button that opens its replay; the i-th has data-game="i".
std::string games_table(const MatchReport& report);
/// The games that were lost by breaking the rules of the match; nothing where there are none.
std::string forfeits_section(const MatchReport& report);

}  // namespace outflank::arena
