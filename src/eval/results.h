/// Results: what a finished game scores, the same for every evaluation of that game.
///
/// Othello is played for discs, so the score is their difference and it does not matter when the
/// game ends. Tafl is won or lost, and then sooner is better for the winner.
#pragma once

#include <concepts>

#include "eval/score.h"
#include "games/game.h"
#include "games/othello/move.h"
#include "games/tafl/tafl.h"

namespace outflank::eval {

/// An evaluation inherits it and is left with undecided positions.
struct Results {
    template <Game G>
        requires std::same_as<typename G::Move, othello::Move>
    [[nodiscard]] Score decided(const G& game, const typename G::Position& position,
                                const Outcome& outcome, int /*ply*/) const {
        const Score for_black = Disc * outcome.score;
        return game.to_move(position) == Side::One ? for_black : -for_black;
    }

    [[nodiscard]] Score decided(const tafl::Tafl& game, const tafl::Position& position,
                                const Outcome& outcome, int ply) const {
        if (!outcome.winner) return 0;
        return *outcome.winner == game.to_move(position) ? Win - ply : ply - Win;
    }
};

}  // namespace outflank::eval
