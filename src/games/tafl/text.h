/// Tafl positions and moves as text.
///
/// A position is its rows from rank 1 joined by '/', a blank, the side to move and, where the rules
/// count moves, `ply=N` unless N is 0:
///
///     ...BBB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/....W..../....B..../...BBB...
///     attackers
///
/// B attacker, W defender, K king, '.' empty; an empty square that is closed to everybody is 'T'
/// (Ashton's throne). A board that begins with '/' is read as OpenTafl notation
/// (games/tafl/opentafl.h).
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/tafl/position.h"
#include "games/tafl/rules.h"

namespace outflank::tafl {

std::string format_position(const Rules& rules, const Position& position);

/// Refuses boards that cannot come up: of another size, without a king or with two, with a piece
/// where the rules never let it stand, with more plies than the rules allow.
Result<Position> parse_position(const Rules& rules, std::string_view text);

/// "e4-e7". OpenTafl's additions are read and left out: a piece's letter in front, captures and
/// marks behind
/// ("Ke5-e8xe9/d8+"). Both squares lie on a board of that size; whether the move is legal is not
/// asked.
Result<Move> parse_move(std::string_view text, int size);

/// For people: rows and coordinates, with ':' for an empty camp square and '+' for an empty square
/// where only the king may stop.
std::string diagram(const Rules& rules, const Position& position);

}  // namespace outflank::tafl
