/// The tables of the report page, one function each. All foreign text is escaped.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arena/report.h"
#include "games/game.h"

namespace outflank::arena {

/// "+12 =3 -5".
std::string counts(const WinDrawLoss& result);
/// "+127 ± 150".
std::string elo_words(const EloEstimate& elo);
/// "12 ms", "3.4 s".
std::string time_words(double seconds);
/// "1,234,567".
std::string grouped(std::uint64_t number);

/// Who played a side, and who won (nobody: a draw), whoever was named first.
const std::string& player_of(const PlayedGame& game, Side side);
std::optional<Side> winner_of(const PlayedGame& game);

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
