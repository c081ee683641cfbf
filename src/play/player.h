/// Player: whoever chooses moves. Virtual, because from here up one call a move is cheap and
/// players are chosen by name.
#pragma once

#include <string>

#include "games/game.h"
#include "play/record.h"

namespace outflank {

template <Game G>
class Player {
  public:
    virtual ~Player() = default;

    [[nodiscard]] virtual std::string name() const = 0;

    /// A legal move for the side to move. Blocks until it is found. REQUIRES: !record.is_over().
    virtual typename G::Move choose(const GameRecord<G>& record) = 0;
};

}  // namespace outflank
