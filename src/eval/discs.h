/// Discs: who has more on the board. The evaluation everybody tries first.
///
/// In Othello it is the score of the game if it ended now, and a poor guide before the end: most
/// discs change colour many times, and having many of them leaves few moves. In Tafl captured men
/// never come back, so it is worth more there. The sides begin unequal, sixteen men against eight
/// in tablut, so each counts what it has left as a share of what it began with: two attackers are
/// worth one defender. The king is beyond price and not counted.
#pragma once

#include "eval/evaluator.h"
#include "eval/results.h"
#include "eval/terms.h"
#include "games/othello/othello8.h"

namespace outflank::eval {

struct Discs : Results {
    static constexpr eval::TermNames<1> TermNames = {"discs"};

    template <Game G>
    [[nodiscard]] TermWorths<1> terms(const G& game, const typename G::Position& position) const {
        return {evaluate(game, position)};
    }

    [[nodiscard]] Score evaluate(const othello::Othello& /*game*/,
                                 const othello::Position& position) const {
        return Disc * (position.own().count() - position.other().count());
    }

    template <class Kernel>
    [[nodiscard]] Score evaluate(const othello::Othello8<Kernel>& /*game*/,
                                 const othello::Position8& position) const {
        return Disc * (kernels::count(position.own) - kernels::count(position.other));
    }

    /// Thousandths of the men a side began with.
    [[nodiscard]] Score evaluate(const tafl::Tafl& game, const tafl::Position& position) const {
        const tafl::Rules& rules = game.rules();
        const Score attackers = 1000 * position.attackers().count() / rules.attackers.count();
        const Score defenders = 1000 * position.defenders().count() / rules.defenders.count();
        const Score for_attackers = attackers - defenders;
        return position.to_move() == Side::One ? for_attackers : -for_attackers;
    }
};

static_assert(Evaluator<Discs, othello::Othello>);
static_assert(Evaluator<Discs, tafl::Tafl>);

}  // namespace outflank::eval
