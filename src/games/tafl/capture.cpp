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

}  // namespace

Bits captured(const Rules& rules, const Position& position, Move move) {
    const Side victim = opponent(position.to_move());
    const Bits captor = Bits::of(move.to());
    const Bits near = beside(captor) & position.all_of(victim);
    if (near.empty()) return Bits();

    // The mover still counts where it came from: its path was empty, so no victim stands on that
    // line.
    const Bits friends = position.all_of(position.to_move());
    const Bits hostile = friends | rules.hostile[index(victim)] |
                         (rules.hostile_when_empty[index(victim)] - position.occupied());
    Bits taken = sandwiched(near & position.men(victim), captor, hostile);
    const Bits king = near & position.king();
    if (king.any() && king_falls(rules, king, captor, friends | captor)) taken |= king;
    return taken;
}

}  // namespace outflank::tafl
