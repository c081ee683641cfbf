#include "app/gtp_board.h"

#include <string>
#include <utility>

#include "core/text.h"

namespace outflank::app {

Result<Done> GtpBoard::give_turn_to(Side side) {
    if (record_.to_move() == side) return Done{};
    if (const auto pass = forced_pass(record_.game(), record_.position()))
        return record_.play(*pass);
    return Error{"wrong colour: " + text::lower(record_.game().side_name(record_.to_move())) +
                 " is to move"};
}

Result<Done> GtpBoard::play(Side side, othello::Move move) {
    GtpBoard next = *this;
    next.before_.push_back(record_.moves().size());
    const bool is_nothing = move.is_pass() && record_.is_over();
    if (!is_nothing) {
        auto turned = next.give_turn_to(side);
        if (!turned) return turned;
        const auto played = next.record_.play(move);
        if (!played) return played;
    }
    *this = std::move(next);
    return Done{};
}

Result<Done> GtpBoard::undo() {
    if (before_.empty()) return Error{"cannot undo"};
    while (record_.moves().size() > before_.back()) record_.undo();
    before_.pop_back();
    return Done{};
}

}  // namespace outflank::app
