/// Lanes: several boards side by side, one 64-bit lane each, all moved by the same instructions.
///
/// A single board leaves most of a vector register's time waiting for itself; boards in lanes do
/// not wait for one another. Written with the compilers' vector types, so that one text serves
/// every instruction set: the kernel says how many lanes its registers hold.
#pragma once

#include <cstddef>

#include "kernels/bitboard.h"

namespace outflank::kernels {

template <class Kernel>
struct LanesOf {
    using Lanes [[gnu::vector_size(sizeof(Bitboard) * Kernel::LaneCount)]] = Bitboard;

    [[gnu::always_inline]] static Lanes mobility(const Lanes& own, const Lanes& other) {
        const Lanes inner = other & InnerFiles;
        const Lanes ends = beyond<1>(own, inner) | beyond<8>(own, other) | beyond<7>(own, inner) |
                           beyond<9>(own, inner);
        return ends & ~(own | other);
    }

  private:
    /// As Portable::beyond, for all lanes at once.
    template <int Step>
    [[gnu::always_inline]] static Lanes beyond(const Lanes& own, const Lanes& through) {
        Lanes up = through & (own << Step);
        Lanes down = through & (own >> Step);
        up |= through & (up << Step);
        down |= through & (down >> Step);
        const Lanes pairs_up = through & (through << Step);
        const Lanes pairs_down = pairs_up >> Step;
        up |= pairs_up & (up << (2 * Step));
        down |= pairs_down & (down >> (2 * Step));
        up |= pairs_up & (up << (2 * Step));
        down |= pairs_down & (down >> (2 * Step));
        return (up << Step) | (down >> Step);
    }
};

}  // namespace outflank::kernels
