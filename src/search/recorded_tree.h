/// RecordedTree: everything that a textbook search did, position by position, in the order in which
/// it entered them.
///
/// Scores are as the search has them: for the side to move in the position that they stand at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "eval/score.h"
#include "search/watcher.h"

namespace outflank {

/// An index into the nodes of a tree.
using NodeId = std::uint32_t;
inline constexpr NodeId NoNode = std::numeric_limits<NodeId>::max();

/// How much a search knows of a position when it leaves it.
enum class Claim : std::uint8_t {
    Exactly,  // what minimax would say
    AtLeast,  // a move was good enough to stop looking: the position is worth this or more
    AtMost,  // no move came up to what the side has elsewhere: this or less
};

/// What holds for one side is turned round for the other.
constexpr Claim turned(Claim claim) {
    if (claim == Claim::Exactly) return claim;
    return claim == Claim::AtLeast ? Claim::AtMost : Claim::AtLeast;
}

/// The score is outside of the window on the side that `claim` says, or within it.
constexpr Claim claim_of(Score score, Score alpha, Score beta) {
    if (score >= beta) return Claim::AtLeast;
    return score <= alpha ? Claim::AtMost : Claim::Exactly;
}

template <class Move>
struct RecordedNode {
    NodeId parent = NoNode;
    int ply = 0;  // moves from the root
    Move move{};  // that led here; means nothing at the root
    std::uint64_t order = 0;  // entered as the first, second, ... of all
    Score alpha = -Infinite;  // what the side to move has for certain elsewhere
    Score beta = Infinite;  // what its opponent has
    NodeId alpha_from = NoNode;  // the node whose value alpha is: a move of an ancestor's
    NodeId beta_from = NoNode;  // the same of beta
    Score value = 0;
    Claim claim = Claim::Exactly;
    Ending ending = Ending::Searched;
    std::optional<Move> best;  // where a move is known to be worth the value
    std::vector<Move> unseen;  // what was not looked at, because of a cut
    std::uint64_t entered = 1;  // positions from here on, this one included
};

template <class Move>
struct RecordedTree {
    std::vector<RecordedNode<Move>> nodes;  // every parent before its children
    std::uint64_t entered = 0;  // positions, whether they were recorded or not
    std::uint64_t cuts = 0;  // positions left with moves that nobody looked at
    int deepest = 0;  // every position up to this ply is recorded, and none beyond
};

}  // namespace outflank
