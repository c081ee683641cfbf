/// The rules of a tafl game as data: a variant is a value of this type, and the game asks it and
/// nothing else.
///
/// Two ideas carry most of it. A square is *hostile* to a side when it can take the place of the
/// second piece that a capture needs. And what only looks like a special case (a closed throne, a
/// camp) is a set of squares that some pieces may not enter.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "games/tafl/bits.h"

namespace outflank::tafl {

/// When a side without a legal move has lost.
enum class Blocked : std::uint8_t {
    LosesOnTurn,  // when it has to move and cannot
    LosesAtOnce,  // whoever is to move; the defenders are asked before the king's escape, the
                  // attackers after it
};

struct Rules {
    std::string_view name;  // on the command line: "comp424"
    std::string_view title;  // for people: "tablut comp424"
    int size = 0;

    // The first position.
    Side first = Side::One;
    Bits attackers;
    Bits defenders;  // the men, without the king
    Bits king;

    // Moving. Every piece moves like a rook.
    Bits king_only;  // only the king may stop here; while it is empty anyone passes
    Bits closed;  // nobody may enter or cross it; whoever begins on it may leave
    Bits camps;  // may be entered from a square of the same camp only, so a piece that left stays
                 // out

    // Capturing: the mover takes an enemy man between itself and a friend or a hostile square.
    std::array<Bits, 2> hostile;  // to the men of a side, by index(Side), whoever stands on it
    std::array<Bits, 2> hostile_when_empty;  // the same, but only while it is empty
    Bits strong;  // here the king falls only when attackers or `walls` are on all four sides; never
                  // on the edge
    Bits walls;  // beside a strong king they stand for an attacker
    Bits hostile_to_king;  // elsewhere he falls like a man

    // Ending. A captured king always ends the game.
    Bits escapes;  // the king wins by reaching one
    Blocked blocked = Blocked::LosesOnTurn;
    int move_limit = 0;  // drawn after so many plies; 0: no limit, and plies are not counted
    RepetitionRule repetition;

    [[nodiscard]] constexpr Bits board() const { return Bits::board(size); }
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// McGill's COMP 424 of 2018: tablut, the king escapes to a corner.
extern const Rules Comp424;
/// The University of Bologna's Tablut Challenge, Ashton's rules: camps, the king escapes to the
/// edge.
extern const Rules Ashton;
/// The small Irish game on 7x7.
extern const Rules Brandubh;

/// Every rule set there is, in the order people should see them.
inline constexpr std::array<const Rules*, 3> AllRules = {&Comp424, &Ashton, &Brandubh};
/// By its name on the command line, in capitals or not. The rules live as long as the program.
Result<const Rules*> find_rules(std::string_view name);

}  // namespace outflank::tafl
