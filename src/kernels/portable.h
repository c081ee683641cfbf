/// The portable kernel: plain C++ on 64-bit words. It runs everywhere and is the oracle of the
/// vector ones.
#pragma once

#include "core/isa.h"
#include "kernels/bitboard.h"
#include "kernels/last_flips.h"

namespace outflank::kernels {

struct Portable {
    static constexpr Isa Level = Isa::Portable;
    static constexpr int LaneCount = 2;  // what a 128-bit register holds; see lanes.h

    /// The squares on which the side to move may play. REQUIRES: no square holds both colours.
    [[gnu::always_inline]] static constexpr Bitboard mobility(Bitboard own, Bitboard other) {
        const Bitboard inner = other & InnerFiles;
        const Bitboard ends = beyond<1>(own, inner) | beyond<8>(own, other) |
                              beyond<7>(own, inner) | beyond<9>(own, inner);
        return ends & ~(own | other);
    }

    [[gnu::always_inline]] static constexpr Mobilities mobilities(Bitboard own, Bitboard other) {
        return {mobility(own, other), mobility(other, own)};
    }

    /// The discs that turn when the side to move plays on `square`; 0 when the move is not legal.
    /// REQUIRES: the square is empty.
    [[gnu::always_inline]] static constexpr Bitboard flips(int square, Bitboard own,
                                                           Bitboard other) {
        const Rays& rays = RaysFrom[static_cast<std::size_t>(square)];
        Bitboard result = 0;
        for (std::size_t i = 0; i < 4; ++i)
            result |= flips_up(rays.up[i], own, other) | flips_down(rays.down[i], own, other);
        return result;
    }

    /// The n-th set bit, counted from the lowest. REQUIRES: n < count(bits).
    [[gnu::always_inline]] static constexpr int select(Bitboard bits, std::uint32_t n) {
        for (; n > 0; --n) bits &= bits - 1;
        return lowest(bits);
    }

    /// REQUIRES: every square but this one is own or the opponent's.
    [[gnu::always_inline]] static constexpr LastFlips last_flips(int square, Bitboard own) {
        return kernels::last_flips(square, own, place_by_product);
    }

  private:
    /// The squares just beyond an unbroken line of `through` that starts next to an own disc, both
    /// ways along one line. A line has at most six such squares: one step, one more, then two at a
    /// time.
    template <int Step>
    [[gnu::always_inline]] static constexpr Bitboard beyond(Bitboard own, Bitboard through) {
        Bitboard up = through & (own << Step);
        Bitboard down = through & (own >> Step);
        up |= through & (up << Step);
        down |= through & (down >> Step);
        const Bitboard pairs_up = through & (through << Step);
        const Bitboard pairs_down = pairs_up >> Step;
        up |= pairs_up & (up << (2 * Step));
        down |= pairs_down & (down >> (2 * Step));
        up |= pairs_up & (up << (2 * Step));
        down |= pairs_down & (down >> (2 * Step));
        return (up << Step) | (down >> Step);
    }

    /// The first square of the ray that is not `other` is its lowest; when it is own, all of the
    /// ray below it flips.
    [[gnu::always_inline]] static constexpr Bitboard flips_up(Bitboard ray, Bitboard own,
                                                              Bitboard other) {
        const Bitboard open = ray & ~other;
        const Bitboard anchor = open & (0 - open) & own;
        return ray & (anchor - static_cast<Bitboard>(anchor != 0));
    }

    /// Here it is the highest. `| 1` keeps the count defined on an empty ray; the ray itself then
    /// rules a1 out.
    [[gnu::always_inline]] static constexpr Bitboard flips_down(Bitboard ray, Bitboard own,
                                                                Bitboard other) {
        const Bitboard open = ray & ~other;
        const Bitboard anchor = (bit(63) >> std::countl_zero(open | 1)) & open & own;
        return ray & (0 - 2 * anchor);
    }
};

}  // namespace outflank::kernels
