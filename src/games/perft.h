/// Perft: the number of move sequences of a given length, the classic proof that a move generator
/// is right.
///
/// The last ply is counted, not generated (bulk counting). Games that end earlier count as
/// published for each game: once at every deeper depth in Othello, not at all in Tafl
/// (G::FinishedCountsInPerft).
#pragma once

#include <cstdint>

#include "games/game.h"

namespace outflank {

template <Game G>
std::uint64_t perft(const G& game, const typename G::Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) {
        const std::size_t count = game.count_moves(position);
        return count == 0 && G::FinishedCountsInPerft ? 1 : count;
    }
    const auto moves = game.moves(position);
    if (moves.empty()) return G::FinishedCountsInPerft ? 1 : 0;
    std::uint64_t leaves = 0;
    for (const auto move : moves) leaves += perft(game, game.after(position, move), depth - 1);
    return leaves;
}

}  // namespace outflank
