/// The inner loop of counting moves: where all pieces of a side can slide to in one direction, and
/// how many squares that is. For movement.cpp only.
///
/// A set of squares is here the two halves of its Bits side by side in one vector register. The
/// compiler keeps a Bits in two registers, and four fills need more of those than there are; and
/// plain x86-64 has no instruction that counts bits. This way perft is 14 % (COMP 424) to 20 %
/// (Ashton) faster in bench/tafl_bench.cpp with GCC 12. GCC and clang turn it into whatever vectors
/// the target has.
#pragma once

#include <cstdint>

#include "games/tafl/bits.h"

namespace outflank::tafl {

using Halves = std::uint64_t __attribute__((vector_size(16)));

inline Halves halves(Bits bits) { return Halves{bits.low(), bits.high()}; }
inline Bits bits(Halves halves) { return Bits::of_halves(halves[0], halves[1]); }

/// As Bits::shifted. What leaves one half enters the other.
template <Direction D, int Steps>
Halves shifted(Halves squares) {
    constexpr bool AlongRank = D == Direction::Right || D == Direction::Left;
    constexpr int Distance = AlongRank ? Steps : Steps * LargestSize;
    if constexpr (D == Direction::Right || D == Direction::Down) {
        const Halves low_as_high = __builtin_shufflevector(Halves{}, squares, 0, 2);
        return (squares << Distance) | (low_as_high >> (64 - Distance));
    } else {
        const Halves high_as_low = __builtin_shufflevector(squares, Halves{}, 1, 2);
        return (squares >> Distance) | (high_as_low << (64 - Distance));
    }
}

/// The squares that a piece which travels that way may jump 1, 2 and 4 squares onto: they and those
/// jumped over are passable. The same for every fill over them.
template <Direction D>
struct Jumps {
    explicit Jumps(Halves passable)
        : one(passable), two(one & shifted<D, 1>(one)), four(two & shifted<D, 2>(two)) {}

    Halves one;
    Halves two;
    Halves four;
};

/// Every square that one of the pieces reaches by travelling that way over passable squares. A
/// square is reached by one piece only, the nearest, so counting the squares counts the moves.
///
/// A Kogge-Stone fill: its lines reach 1, 2, 4 and 8 steps, and the last one makes up the ten steps
/// that cross an 11x11 board.
template <Direction D>
Halves slides(Halves pieces, const Jumps<D>& jumps) {
    Halves reached = jumps.one & shifted<D, 1>(pieces);
    reached |= jumps.one & shifted<D, 1>(reached);
    reached |= jumps.two & shifted<D, 2>(reached);
    reached |= jumps.four & shifted<D, 4>(reached);
    reached |= jumps.two & shifted<D, 2>(reached);
    return reached;
}
template <Direction D>
Halves slides(Halves pieces, Halves passable) {
    return slides(pieces, Jumps<D>(passable));
}

/// The number of squares in each byte, at most 8: counts of several sets may be added before they
/// are summed.
inline Halves byte_counts(Halves squares) {
    squares -= (squares >> 1) & 0x5555555555555555U;
    squares = (squares & 0x3333333333333333U) + ((squares >> 2) & 0x3333333333333333U);
    return (squares + (squares >> 4)) & 0x0f0f0f0f0f0f0f0fU;
}

/// The sum of all sixteen bytes, by way of four 16-bit sums because it may not fit in a byte.
/// REQUIRES: no byte is above 127.
inline int sum_of_bytes(Halves counts) {
    const std::uint64_t bytes = counts[0] + counts[1];
    const std::uint64_t pairs =
        (bytes & 0x00ff00ff00ff00ffU) + ((bytes >> 8) & 0x00ff00ff00ff00ffU);
    return static_cast<int>((pairs * 0x0001000100010001U) >> 48);
}

}  // namespace outflank::tafl
