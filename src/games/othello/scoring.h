/// How the discs of a finished game become a score.
#pragma once

#include <cstdint>

#include "games/game.h"

namespace outflank::othello {

enum class Scoring : std::uint8_t {
    WinnerTakesEmpties,  // the custom of tournaments, WTHOR and problem files
    RawDifference,  // the discs alone, empties to nobody
};

/// The score of a side with `own` discs against `other`, on a board where `empties` squares stayed
/// empty.
constexpr int final_score(int own, int other, int empties, Scoring scoring) {
    const int difference = own - other;
    if (scoring == Scoring::RawDifference || difference == 0) return difference;
    return difference > 0 ? difference + empties : difference - empties;
}

/// The end of a game by its discs; a draw has no winner.
constexpr Outcome final_outcome(int black, int white, int empties, Scoring scoring) {
    Outcome outcome;
    outcome.score = final_score(black, white, empties, scoring);
    if (outcome.score != 0) outcome.winner = outcome.score > 0 ? Side::One : Side::Two;
    outcome.reason = black == 0 || white == 0 ? Reason::Wipeout : Reason::Discs;
    return outcome;
}

}  // namespace outflank::othello
