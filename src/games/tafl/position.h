/// A tafl position as a value: the pieces, the side to move, the plies played where the rules count
/// them, and a Zobrist key of the pieces and the side to move that every change keeps up to date.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/game.h"
#include "games/symmetry.h"
#include "games/tafl/bits.h"
#include "games/tafl/square.h"

namespace outflank::tafl {

enum class Piece : std::uint8_t { Attacker, Defender, King };

inline constexpr std::array<Piece, 3> AllPieces = {Piece::Attacker, Piece::Defender, Piece::King};

constexpr std::size_t index(Piece piece) { return static_cast<std::size_t>(piece); }

/// The men of a side: the defenders without their king.
constexpr Piece man_of(Side side) { return side == Side::One ? Piece::Attacker : Piece::Defender; }

/// What a move changes: computed once, used by position and evaluator alike.
struct Delta {
    Piece mover = Piece::Attacker;
    Move move{};
    Bits captured;  // men of the other side, and the king if he falls

    friend bool operator==(const Delta&, const Delta&) = default;
};

class Position {
  public:
    Position() = default;  // an empty board
    /// REQUIRES: no square holds two pieces, and there is at most one king.
    Position(Bits attackers, Bits defenders, Bits king, Side to_move, int ply);

    [[nodiscard]] Bits pieces(Piece piece) const { return pieces_[index(piece)]; }
    [[nodiscard]] Bits attackers() const { return pieces(Piece::Attacker); }
    [[nodiscard]] Bits defenders() const { return pieces(Piece::Defender); }
    /// Empty once he is captured.
    [[nodiscard]] Bits king() const { return pieces(Piece::King); }
    [[nodiscard]] Bits men(Side side) const { return pieces(man_of(side)); }
    /// The men, and the defenders' king.
    [[nodiscard]] Bits all_of(Side side) const {
        return side == Side::One ? attackers() : defenders() | king();
    }
    [[nodiscard]] Bits occupied() const { return attackers() | defenders() | king(); }
    [[nodiscard]] Side to_move() const { return to_move_; }
    [[nodiscard]] int ply() const { return ply_; }
    [[nodiscard]] std::uint64_t key() const { return key_; }

    /// The position with that change made and the other side to move.
    [[nodiscard]] Position after(const Delta& delta, int plies_counted) const;
    [[nodiscard]] Position transformed(Symmetry symmetry, int size) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    std::array<Bits, 3> pieces_;  // by Piece
    std::uint64_t key_ = 0;
    std::int16_t ply_ = 0;
    Side to_move_ = Side::One;
};

}  // namespace outflank::tafl
