/// Whose move it is, in files that say which side made each move.
#pragma once

#include <string>

#include "core/result.h"
#include "games/othello/othello.h"
#include "play/record.h"

namespace outflank::formats {

/// Fails where the file gives a move to the side that is not to move. A finished game has no turn;
/// that it is over is the better sentence, and playing the move says it.
inline Result<Done> check_turn(const GameRecord<othello::Othello>& record, Side mover,
                               othello::Move move) {
    if (record.to_move() == mover || record.is_over()) return Done{};
    return Error{othello::format(move) + " is written as a move of " +
                 std::string(record.game().side_name(mover)) + ", who is not to move"};
}

}  // namespace outflank::formats
