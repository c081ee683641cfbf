#include "search/tafl_policy.h"

namespace outflank {
namespace {

using tafl::Bits;
using tafl::Direction;

/// The squares that are one step in direction Back from a victim with an anvil on its other side.
template <Direction Back>
Bits in_front(Bits victims, Bits anvils) {
    return tafl::stepped<Back>(victims & tafl::stepped<Back>(anvils));
}

}  // namespace

TaflHints::TaflHints(const tafl::Tafl& game, const tafl::Position& position)
    : game_(game), position_(position) {
    using enum Direction;
    const tafl::Rules& rules = game.rules();
    const Side victim = opponent(position.to_move());
    const Bits victims = position.men(victim);
    const Bits anvils = position.all_of(position.to_move()) | rules.hostile[index(victim)] |
                        rules.hostile_when_empty[index(victim)];
    captors_ = in_front<Left>(victims, anvils) | in_front<Right>(victims, anvils) |
               in_front<Up>(victims, anvils) | in_front<Down>(victims, anvils);
    if (victim == Side::Two) captors_ |= beside(position.king());
}

tafl::Tafl::Moves TaflHints::loud_moves() const {
    const bool has_king = position_.to_move() == Side::Two;
    const Bits escapes = has_king ? game_.rules().escapes : Bits();
    tafl::Tafl::Moves moves;
    for (const tafl::Move move : game_.moves_to(position_, captors_ | escapes)) {
        if (is_loud(move)) moves.push_back(move);
    }
    return moves;
}

}  // namespace outflank
