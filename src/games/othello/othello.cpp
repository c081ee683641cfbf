#include "games/othello/othello.h"

#include "games/othello/rays.h"
#include "games/othello/symmetry.h"
#include "games/othello/text.h"

namespace outflank::othello {

static_assert(Game<Othello>);

Result<Othello> Othello::of_size(int size, Scoring scoring) {
    if (is_size(size)) return Othello(size, scoring);
    return Error{"a board size is an even number from " + std::to_string(SmallestSize) + " to " +
                 std::to_string(LargestSize) + ", not " + std::to_string(size)};
}

Position Othello::start() const {
    const auto middle = [this](int file, int rank) {
        return WideBits::of(*Square::at(size_ / 2 + file, size_ / 2 + rank));
    };
    return {middle(0, -1) | middle(-1, 0), middle(-1, -1) | middle(0, 0), Side::One};
}

WideBits Othello::empties(const Position& position) const {
    return board_ - position.own() - position.other();
}

WideBits Othello::playable(const Position& position) const {
    return mobility(position.own(), position.other(), empties(position));
}

WideBits Othello::playable(const Position& position, Side side) const {
    return mobility(position.discs(side), position.discs(opponent(side)), empties(position));
}

Othello::Moves Othello::moves(const Position& position) const {
    Moves moves;
    playable(position).for_each([&](Square square) { moves.push_back(Move::at(square)); });
    if (moves.empty() && opponent_can_move(position)) moves.push_back(Move::pass());
    return moves;
}

std::size_t Othello::count_moves(const Position& position) const {
    const auto squares = static_cast<std::size_t>(playable(position).count());
    return squares == 0 && opponent_can_move(position) ? 1 : squares;
}

bool Othello::is_legal(const Position& position, Move move) const {
    if (move.is_pass()) {
        return !playable(position).any() && opponent_can_move(position);
    }
    return empties(position).contains(move.square()) &&
           flips(position.own(), position.other(), move.square()).any();
}

Position Othello::after(const Position& position, Move move) const {
    assert(is_legal(position, move));
    if (move.is_pass()) return position.after_pass();
    const Square square = move.square();
    return position.after(square, flips(position.own(), position.other(), square));
}

bool Othello::is_over(const Position& position) const {
    return !playable(position).any() && !opponent_can_move(position);
}

int Othello::score(const Position& position, Scoring scoring) const {
    return final_score(position.discs(Side::One).count(), position.discs(Side::Two).count(),
                       empties(position).count(), scoring);
}

std::optional<Outcome> Othello::outcome(const Position& position) const {
    if (!is_over(position)) return std::nullopt;
    return final_outcome(position.discs(Side::One).count(), position.discs(Side::Two).count(),
                         empties(position).count(), scoring_);
}

int Othello::gain(const Position& position, Move move) const {
    return move.is_pass() ? 0 : flips(position.own(), position.other(), move.square()).count();
}

std::string Othello::format(const Position& position) const {
    return format_position(position, size_);
}

std::string Othello::diagram(const Position& position) const {
    const std::string_view mover = side_name(position.to_move());
    return board_diagram(position, size_, playable(position)) + "Black " +
           std::to_string(position.discs(Side::One).count()) + ", White " +
           std::to_string(position.discs(Side::Two).count()) + "; " +
           (is_over(position) ? "the game is over" : std::string(mover) + " to move") + "\n";
}

Result<Position> Othello::parse_position(std::string_view text) const {
    return othello::parse_position(text, size_);
}

Result<Move> Othello::parse_move(std::string_view text) const {
    auto move = Move::parse(text);
    if (move && !move->is_pass() && !move->square().is_on(size_)) {
        return Error{othello::format(*move) + " is not on " + board_words(size_)};
    }
    return move;
}

std::string Othello::name() const {
    return "othello " + std::to_string(size_) + "x" + std::to_string(size_);
}

Position Othello::transformed(const Position& position, Symmetry symmetry) const {
    return othello::transformed(position, symmetry, size_);
}

}  // namespace outflank::othello
