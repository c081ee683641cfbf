/// The path of a game that was played, for searches that have to see repetition (search/path.h).
#pragma once

#include "play/record.h"
#include "search/path.h"

namespace outflank {

template <Game G>
Path<G> path_to(const GameRecord<G>& record) {
    const G& game = record.game();
    auto position = record.start();
    Path<G> path(game, position);
    for (const auto move : record.moves()) {
        position = game.after(position, move);
        path.push(game, position);
    }
    return path;
}

}  // namespace outflank
