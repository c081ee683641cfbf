#include "games/tafl/tafl.h"

#include <algorithm>

#include "games/tafl/text.h"

namespace outflank::tafl {
namespace {

Movers movers(const Position& position, Side side) {
    return {position.men(side), side == Side::Two ? position.king() : Bits()};
}

Piece piece_on(const Position& position, Square square) {
    if (position.king().contains(square)) return Piece::King;
    return position.attackers().contains(square) ? Piece::Attacker : Piece::Defender;
}

Outcome won_by(Side side, Reason reason) {
    return {.winner = side, .score = side == Side::One ? 1 : -1, .reason = reason};
}

}  // namespace

Position Tafl::start() const {
    return Position(rules_.attackers, rules_.defenders, rules_.king, rules_.first, 0);
}

Tafl::Moves Tafl::moves(const Position& position) const {
    Moves moves;
    if (is_over(position)) return moves;
    const Bits occupied = position.occupied();
    for (const Square from : position.all_of(position.to_move())) {
        const bool is_king = position.king().contains(from);
        for (const Square to : movement_.targets(from, is_king, occupied)) {
            moves.push_back(Move::between(from, to));
        }
    }
    return moves;
}

Tafl::Moves Tafl::moves_to(const Position& position, Bits squares, Bits king_squares) const {
    Moves moves;
    const Bits occupied = position.occupied();
    const auto arrivals = movement_.arrivals(position.all_of(position.to_move()), occupied);
    for (const Direction way : AllDirections) {
        for (const Square to : arrivals[index(way)] & (squares | king_squares)) {
            const Square from = Movement::origin(way, to, occupied);
            const bool is_king = position.king().contains(from);
            const bool is_asked = squares.contains(to) || is_king;
            if (is_asked && movement_.may_stop(to, is_king))
                moves.push_back(Move::between(from, to));
        }
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

std::size_t Tafl::count_moves(const Position& position) const {
    if (is_over(position)) return 0;
    return movement_.count(movers(position, position.to_move()), position.occupied());
}

bool Tafl::is_legal(const Position& position, Move move) const {
    if (!position.all_of(position.to_move()).contains(move.from()) || is_over(position))
        return false;
    const bool is_king = position.king().contains(move.from());
    return movement_.targets(move.from(), is_king, position.occupied()).contains(move.to());
}

Delta Tafl::delta(const Position& position, Move move) const {
    return {.mover = piece_on(position, move.from()),
            .move = move,
            .captured = captured(rules_, position, move)};
}

Position Tafl::after(const Position& position, Move move) const {
    return position.after(delta(position, move), rules_.move_limit > 0 ? 1 : 0);
}

bool Tafl::is_over(const Position& position) const { return ending(position) != Ending::None; }

std::optional<Outcome> Tafl::outcome(const Position& position) const {
    switch (ending(position)) {
        case Ending::None:
            return std::nullopt;
        case Ending::KingCaptured:
            return won_by(Side::One, Reason::KingCaptured);
        case Ending::DefendersBlocked:
            return won_by(Side::One, Reason::NoMoves);
        case Ending::KingEscaped:
            return won_by(Side::Two, Reason::KingEscaped);
        case Ending::AttackersBlocked:
            return won_by(Side::Two, Reason::NoMoves);
        case Ending::MoveLimit:
            break;
    }
    return Outcome{.winner = std::nullopt, .score = 0, .reason = Reason::MoveLimit};
}

Tafl::Ending Tafl::ending(const Position& position) const {
    if (position.king().empty()) return Ending::KingCaptured;
    if (is_blocked(position, Side::Two)) return Ending::DefendersBlocked;
    if ((position.king() & rules_.escapes).any()) return Ending::KingEscaped;
    if (is_blocked(position, Side::One)) return Ending::AttackersBlocked;
    if (rules_.move_limit > 0 && position.ply() >= rules_.move_limit) return Ending::MoveLimit;
    return Ending::None;
}

bool Tafl::is_blocked(const Position& position, Side side) const {
    const bool asked = rules_.blocked == Blocked::LosesAtOnce || side == position.to_move();
    return asked && !movement_.any(movers(position, side), position.occupied());
}

int Tafl::gain(const Position& position, Move move) const {
    return captured(rules_, position, move).count();
}

std::string Tafl::format(const Position& position) const {
    return format_position(rules_, position);
}

std::string Tafl::diagram(const Position& position) const {
    return tafl::diagram(rules_, position);
}

Result<Position> Tafl::parse_position(std::string_view text) const {
    return tafl::parse_position(rules_, text);
}

Result<Move> Tafl::parse_move(std::string_view text) const {
    return tafl::parse_move(text, rules_.size);
}

}  // namespace outflank::tafl
