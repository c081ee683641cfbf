#include "protocol/tablut_challenge_dialect.h"

#include "core/text.h"
#include "protocol/names.h"
#include "protocol/tablut_challenge.h"

namespace outflank::protocol::challenge {

namespace {

/// The original leaves a captured king standing, and its clients look for him.
Board last_board(TaflRecord record) {
    const Board board = board_of(record.position());
    if (record.position().king().any() || record.moves().empty()) return board;
    record.undo();
    Board with_king = board;
    const tafl::Square king = record.position().king().first();
    with_king[static_cast<std::size_t>(king.rank())][static_cast<std::size_t>(king.file())] =
        Cell::King;
    return with_king;
}

}  // namespace

std::unique_ptr<Framing> ServerDialect::framing() const {
    return std::make_unique<LengthFraming>();
}

Result<std::string> ServerDialect::read_name(std::string_view message) const {
    const auto name = parse_name(message);
    if (!name) return name.error();
    return clean_name(*name);
}

Said ServerDialect::read_move(std::string_view message, Side from) const {
    const auto action = parse_action(message);
    if (!action) return NeverLegal{action.error().sentence};
    if (action->side != from) return NeverLegal{"an action in the other side's name"};
    return action->move;
}

std::optional<std::string> ServerDialect::welcome(Side /*to*/, const std::string& /*name*/) const {
    return std::nullopt;
}

std::optional<std::string> ServerDialect::news(const TaflRecord& record) const {
    if (record.is_over()) return std::nullopt;
    return format(State{board_of(record.position()), turn_of(record.to_move())});
}

std::optional<std::string> ServerDialect::your_turn(Side /*to*/) const { return std::nullopt; }

std::optional<std::string> ServerDialect::farewell(const TaflRecord& record,
                                                   const Verdict& verdict) const {
    if (verdict.cause != Cause::Played && verdict.cause != Cause::IllegalMove) return std::nullopt;
    const Turn turn = verdict.winner ? won_by(*verdict.winner) : Turn::Draw;
    return format(State{last_board(record), turn});
}

}  // namespace outflank::protocol::challenge
