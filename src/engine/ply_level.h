/// A level in the games that have no engine of their own, boards other than 8x8 and tablut: so many
/// plies, but never longer than a person likes to wait.
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>

#include "games/game.h"
#include "games/othello/othello.h"
#include "search/limits.h"

namespace outflank::engine {

/// Whether the engine plays this game; in others the generic search does.
template <Game G>
constexpr bool has_own_engine(const G& game) {
    if constexpr (std::same_as<G, othello::Othello>) return game.size() == 8;
    return false;
}

struct PlyLevel {
    int plies;
    Duration most_time;  // of a move
};

constexpr PlyLevel ply_level(int level) {
    constexpr std::chrono::milliseconds time_of_a_ply{100};
    const int plies = std::max(level, 1);
    return {plies, plies * time_of_a_ply};
}

}  // namespace outflank::engine
