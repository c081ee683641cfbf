#include "games/tafl/capture.h"

namespace outflank::tafl {
namespace {

/// Those of the victims that stand between the captor and a hostile square:  captor, victim,
/// hostile  in a row.
///
/// The hostile squares are shifted one step back onto their victims, and meet the captor shifted
/// one step forward. On the outer files nothing can stand on both sides along the rank, and that is
/// also where a shift would run over the end of one.
Bits sandwiched(Bits victims, Bits captor, Bits hostile) {
    using enum Direction;
    constexpr Bits InnerFiles = entered<Right>() & entered<Left>();
    const Bits along_rank = (captor.shifted<Right>() & hostile.shifted<Left>()) |
                            (captor.shifted<Left>() & hostile.shifted<Right>());
    const Bits along_file = (captor.shifted<Down>() & hostile.shifted<Up>()) |
                            (captor.shifted<Up>() & hostile.shifted<Down>());
    return victims & ((along_rank & InnerFiles) | along_file);
}

bool king_falls(const Rules& rules, Bits king, Bits captor, Bits attackers) {
    if ((king & rules.strong).any()) return (beside(king) - attackers - rules.walls).empty();
    return sandwiched(king, captor, attackers | rules.hostile_to_king).any();
}

/// What is hostile to the men of a side: the other side, and squares. The mover counts where it
/// came from.
Bits hostile_to(Side victim, const Rules& rules, const Position& position) {
    return position.all_of(opponent(victim)) | rules.hostile[index(victim)] |
           (rules.hostile_when_empty[index(victim)] - position.occupied());
}

/// The squares one step in direction Back from a victim with a hostile square on its other side.
template <Direction Back>
Bits in_front(Bits victims, Bits hostile) {
    return stepped<Back>(victims & stepped<Back>(hostile));
}

Bits in_front(Bits victims, Bits hostile) {
    using enum Direction;
    return in_front<Right>(victims, hostile) | in_front<Down>(victims, hostile) |
           in_front<Left>(victims, hostile) | in_front<Up>(victims, hostile);
}

/// Where an attacker has to arrive so that the king falls.
Bits captors_of_king(const Rules& rules, const Position& position) {
    const Bits king = position.king();
    const Bits attackers = position.attackers();
    if ((king & rules.strong).empty()) return in_front(king, attackers | rules.hostile_to_king);
    const Bits around = beside(king);
    const Bits gaps = around - attackers - rules.walls;
    if (gaps.empty()) return around;
    return gaps.without_first().empty() ? gaps : Bits();
}

}  // namespace

Bits captured(const Rules& rules, const Position& position, Move move) {
    const Side victim = opponent(position.to_move());
    const Bits near = beside(move.to()) & position.all_of(victim);
    if (near.empty()) return Bits();

    const Bits captor = Bits::of(move.to());
    Bits taken =
        sandwiched(near & position.men(victim), captor, hostile_to(victim, rules, position));
    const Bits king = near & position.king();
    if (king.any() && king_falls(rules, king, captor, position.attackers() | captor)) taken |= king;
    return taken;
}

Bits captors(const Rules& rules, const Position& position) {
    const Side victim = opponent(position.to_move());
    const Bits of_men = in_front(position.men(victim), hostile_to(victim, rules, position));
    return victim == Side::Two ? of_men | captors_of_king(rules, position) : of_men;
}

}  // namespace outflank::tafl
