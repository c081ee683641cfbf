/// What each level's source file compiles: the table of one kernel. Included by the level_*.cpp
/// files only.
#pragma once

#include "kernels/kernels.h"
#include "kernels/perft.h"
#include "kernels/playout.h"

namespace outflank::kernels {

template <class Kernel>
struct Level {
    static Bitboard mobility(Bitboard own, Bitboard other) { return Kernel::mobility(own, other); }
    static Mobilities mobilities(Bitboard own, Bitboard other) {
        return Kernel::mobilities(own, other);
    }
    static Bitboard flips(int square, Bitboard own, Bitboard other) {
        return Kernel::flips(square, own, other);
    }

    static LastFlips last_flips(int square, Bitboard own) {
        return Kernel::last_flips(square, own);
    }

    static constexpr Kernels Table = {
        Kernel::Level,        mobility, mobilities, flips, last_flips, Perft<Kernel>::count_leaves,
        Playout<Kernel>::play};
};

extern const Kernels& PortableKernels;
#ifdef OUTFLANK_X86
extern const Kernels& Avx2Kernels;
extern const Kernels& Avx512Kernels;
#endif

}  // namespace outflank::kernels
