/// The 8x8 kernels behind one door: a table of functions per instruction set, picked at run time.
///
/// Hot code does not come through here: it is a template over a kernel (Portable, Avx2, Avx512),
/// compiled once per level and inlined. The table is for whatever calls rarely, and for whole loops
/// such as perft.
#pragma once

#include <cstdint>

#include "core/isa.h"
#include "kernels/bitboard.h"
#include "kernels/last_flips.h"
#include "kernels/playout.h"

namespace outflank::kernels {

struct Kernels {
    Isa isa;
    Bitboard (*mobility)(Bitboard own, Bitboard other);
    Mobilities (*mobilities)(Bitboard own, Bitboard other);
    Bitboard (*flips)(int square, Bitboard own, Bitboard other);
    LastFlips (*last_flips)(int square, Bitboard own);
    std::uint64_t (*perft)(Bitboard own, Bitboard other, int depth);
    Playouts (*playouts)(Bitboard own, Bitboard other, std::uint64_t games, std::uint64_t seed);
};

/// REQUIRES: is_supported(isa).
const Kernels& kernels_for(Isa isa);

}  // namespace outflank::kernels
