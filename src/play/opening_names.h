/// Opening names: what people call the first moves of a game of 8x8 Othello.
///
/// An opening is a position, not a sequence: it is found by what the board looks like, in all eight
/// images and whatever moves led there. A game goes by the last name it has passed through.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/othello/othello.h"
#include "games/othello/position8.h"
#include "play/record.h"

namespace outflank::play {

struct NamedOpening {
    std::string_view name;  // "Tiger"; where people use two names, "Aubrey / Tanaka"
    std::string_view moves;  // the usual way there: "f5d6c3d3c4"
};

/// All of them, in the order of their moves: an opening stands before those that grow out of it.
std::span<const NamedOpening> named_openings();

/// What this very position is called; null where it has no name. Any thread.
const NamedOpening* opening_at(const othello::Position8& position);

/// The name that a game goes by: of its last position that has one. Null where it never had one,
/// and on other boards than 8x8.
const NamedOpening* opening_of(const GameRecord<othello::Othello>& record);

/// The openings whose usual moves pass through this position and go on from here, those with the
/// fewest moves to go first; not the position's own.
std::vector<const NamedOpening*> openings_ahead(const othello::Position8& position);

}  // namespace outflank::play
