#include "games/tafl/position.h"

#include <cassert>

#include "core/rng.h"

namespace outflank::tafl {
namespace {

struct Zobrist {
    std::array<std::array<std::uint64_t, SquareCount>, 3> piece{};  // by Piece and square
    std::uint64_t defenders_to_move = 0;
};

constexpr Zobrist random_keys() {
    Rng rng(0x7461666c);  // any seed will do; this one spells "tafl"
    Zobrist keys;
    for (auto& squares : keys.piece) {
        for (std::uint64_t& key : squares) key = rng.next();
    }
    keys.defenders_to_move = rng.next();
    return keys;
}

constexpr Zobrist Keys = random_keys();

std::uint64_t key_of(Piece piece, Square square) {
    return Keys.piece[index(piece)][static_cast<std::size_t>(square.index())];
}

Bits image(Bits squares, Symmetry symmetry, int size) {
    Bits result;
    for (const Square square : squares) result |= Bits::of(transformed(square, symmetry, size));
    return result;
}

}  // namespace

Position::Position(Bits attackers, Bits defenders, Bits king, Side to_move, int ply)
    : pieces_{attackers, defenders, king}, ply_(static_cast<std::int16_t>(ply)), to_move_(to_move) {
    assert((attackers & defenders).empty() && ((attackers | defenders) & king).empty());
    assert(king.count() <= 1);
    for (const Piece piece : AllPieces) {
        for (const Square square : pieces(piece)) key_ ^= key_of(piece, square);
    }
    if (to_move == Side::Two) key_ ^= Keys.defenders_to_move;
}

Position Position::after(const Delta& delta, int plies_counted) const {
    const Square from = delta.move.from();
    const Square to = delta.move.to();
    Position next = *this;
    next.pieces_[index(delta.mover)] ^= Bits::of(from) | Bits::of(to);
    next.key_ ^= key_of(delta.mover, from) ^ key_of(delta.mover, to) ^ Keys.defenders_to_move;
    if (delta.captured.any()) {
        for (const Piece piece : AllPieces) {
            for (const Square square : pieces(piece) & delta.captured)
                next.key_ ^= key_of(piece, square);
            next.pieces_[index(piece)] -= delta.captured;
        }
    }
    next.to_move_ = opponent(to_move_);
    next.ply_ = static_cast<std::int16_t>(ply_ + plies_counted);
    return next;
}

Position Position::transformed(Symmetry symmetry, int size) const {
    return Position(image(attackers(), symmetry, size), image(defenders(), symmetry, size),
                    image(king(), symmetry, size), to_move_, ply_);
}

}  // namespace outflank::tafl
