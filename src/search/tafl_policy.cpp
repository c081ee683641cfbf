#include "search/tafl_policy.h"

namespace outflank {

TaflHints::TaflHints(const tafl::Tafl& game, const tafl::Position& position)
    : game_(game), position_(position), captors_(game.captors(position)) {}

tafl::Tafl::Moves TaflHints::loud_moves() const {
    const bool has_king = position_.to_move() == Side::Two;
    return game_.moves_to(position_, captors_, has_king ? game_.rules().escapes : tafl::Bits());
}

}  // namespace outflank
