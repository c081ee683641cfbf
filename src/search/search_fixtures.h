/// Positions to search and ways to compare searches, for tests only.
#pragma once

#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "eval/evaluator.h"
#include "games/game.h"
#include "search/report.h"

namespace outflank {

/// Positions of random games in which the game goes on, `plies` to twice as many moves from the
/// start.
template <Game G>
std::vector<typename G::Position> random_positions(const G& game, Rng& rng, int count,
                                                   std::uint32_t plies) {
    std::vector<typename G::Position> result;
    while (result.size() < static_cast<std::size_t>(count)) {
        auto position = game.start();
        for (auto rest = plies + rng.below(plies + 1); rest > 0 && !game.is_over(position); --rest)
            position = game.after(position, pick(rng, game.moves(position)));
        if (!game.is_over(position)) result.push_back(position);
    }
    return result;
}

/// Plays the line out, which must be legal; the position it leads to.
template <Game G>
typename G::Position after_line(const G& game, typename G::Position position,
                                const std::vector<typename G::Move>& line) {
    for (const auto move : line) {
        EXPECT_TRUE(game.is_legal(position, move))
            << game.format(move) << " in " << game.format(position);
        if (!game.is_legal(position, move)) break;
        position = game.after(position, move);
    }
    return position;
}

/// What the position at the end of a line is worth to the side that began it.
template <Game G, Evaluator<G> E>
Score score_after(const G& game, const E& evaluator, const typename G::Position& root,
                  const std::vector<typename G::Move>& line) {
    const auto end = after_line(game, root, line);
    const int plies = static_cast<int>(line.size());
    const auto outcome = game.outcome(end);
    const Score score =
        outcome ? evaluator.decided(game, end, *outcome, plies) : evaluator.evaluate(game, end);
    return plies % 2 == 0 ? score : -score;
}

}  // namespace outflank
