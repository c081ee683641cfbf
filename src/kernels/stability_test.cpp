#include "kernels/stability.h"

#include "gtest/gtest.h"

#include "core/rng.h"
#include "kernels/portable.h"
#include "kernels/symmetry.h"

namespace outflank::kernels {
namespace {

using PortableStability = Stability<Portable>;

struct Board {
    Bitboard own;
    Bitboard other;
};

/// Plays random moves to the end and checks after each that no disc once called stable has turned.
void stable_discs_stay(Board board, Rng& rng) {
    Bitboard always_own = 0;  // from the view of whoever is `own` now
    Bitboard always_other = 0;
    for (int passes = 0; passes < 2;) {
        always_own |= PortableStability::stable(board.own, board.other);
        always_other |= PortableStability::stable(board.other, board.own);
        ASSERT_EQ(always_own & ~board.own, 0U);
        ASSERT_EQ(always_other & ~board.other, 0U);
        const Bitboard moves = Portable::mobility(board.own, board.other);
        passes = moves == 0 ? passes + 1 : 0;
        if (moves != 0) {
            const int square =
                Portable::select(moves, rng.below(static_cast<std::uint32_t>(count(moves))));
            const Bitboard flips = Portable::flips(square, board.own, board.other);
            board = {board.own ^ flips ^ bit(square), board.other ^ flips};
        }
        std::swap(board.own, board.other);
        std::swap(always_own, always_other);
    }
}

TEST(Stability, WhatIsStableNeverTurns) {
    Rng rng(1);
    for (int game = 0; game < 2000; ++game)
        stable_discs_stay({bit(28) | bit(35), bit(27) | bit(36)}, rng);
}

TEST(Stability, AFullBoardIsAllStable) {
    Rng rng(2);
    for (int i = 0; i < 100; ++i) {
        const Bitboard own = rng.next();
        EXPECT_EQ(PortableStability::stable(own, ~own), own);
    }
}

TEST(Stability, CornersAndWhatLeansOnThem) {
    EXPECT_EQ(PortableStability::stable(bit(0) | bit(1) | bit(2), bit(3)),
              bit(0) | bit(1) | bit(2));
    EXPECT_EQ(PortableStability::stable(bit(1) | bit(2), 0), 0U)
        << "an edge without its corners can be taken";
    const Bitboard triangle = bit(0) | bit(1) | bit(2) | bit(8) | bit(9) | bit(16);
    EXPECT_EQ(PortableStability::stable(triangle, 0), triangle);
}

TEST(Stability, IsTheSameFromEverySide) {
    Rng rng(3);
    for (int i = 0; i < 500; ++i) {
        const Bitboard discs = rng.next() | rng.next() | rng.next();
        const Bitboard own = discs & (rng.next() | rng.next());
        const Bitboard stable = PortableStability::stable(own, discs & ~own);
        const auto turned = [&](auto turn) {
            return turn(PortableStability::stable(turn(own), turn(discs & ~own)));
        };
        EXPECT_EQ(turned([](Bitboard bits) { return mirrored_files(bits); }), stable);
        EXPECT_EQ(turned([](Bitboard bits) { return mirrored_ranks(bits); }), stable);
        EXPECT_EQ(turned([](Bitboard bits) { return transposed(bits); }), stable);
    }
}

}  // namespace
}  // namespace outflank::kernels
