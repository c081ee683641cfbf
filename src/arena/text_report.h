/// A match for people, as text: who won, how sure that is, and what each player spent on it.
#pragma once

#include <string>

#include "arena/report.h"

namespace outflank::arena {

std::string as_text(const MatchReport& report);

/// "+12 =3 -5, 67.5 %, Elo +127 ± 150": a pairing in a few words.
std::string standing(const WinDrawLoss& result, const EloEstimate& elo);

}  // namespace outflank::arena
