/// Perft that can be told to stop: the last plies are counted as fast as ever, and between such
/// pieces somebody looks whether it is still wanted.
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/isa.h"
#include "games/othello/othello.h"
#include "games/othello/position8.h"
#include "games/perft.h"
#include "games/tafl/tafl.h"
#include "kernels/kernels.h"

namespace outflank::python {

/// 8x8 Othello has a perft of its own, many times faster.
inline std::uint64_t quick_perft(const othello::Othello& game, const othello::Position& position,
                                 int depth) {
    if (game.size() != 8) return perft(game, position, depth);
    const othello::Position8 narrow = othello::narrowed(position);
    return kernels::kernels_for(*chosen_isa()).perft(narrow.own, narrow.other, depth);
}

inline std::uint64_t quick_perft(const tafl::Tafl& game, const tafl::Position& position,
                                 int depth) {
    return perft(game, position, depth);
}

/// How many plies are counted in some milliseconds.
inline int plies_at_once(const othello::Othello& game) { return game.size() == 8 ? 6 : 4; }
inline int plies_at_once(const tafl::Tafl& /*game*/) { return 3; }

/// Anything, once it was told to stop.
template <Game G>
std::uint64_t patient_perft(const G& game, const typename G::Position& position, int depth,
                            const std::stop_token& stop) {
    if (depth <= plies_at_once(game)) return quick_perft(game, position, depth);
    const auto moves = game.moves(position);
    if (moves.empty()) return G::FinishedCountsInPerft ? 1 : 0;
    std::uint64_t leaves = 0;
    for (const auto move : moves) {
        if (stop.stop_requested()) break;
        leaves += patient_perft(game, game.after(position, move), depth - 1, stop);
    }
    return leaves;
}

}  // namespace outflank::python
