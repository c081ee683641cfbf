// The portable kernel against a walk over squares, and every other level against the portable one.
#include "kernels/kernels.h"

#include <cstdlib>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "kernels/portable.h"
#include "kernels/symmetry.h"

namespace outflank::kernels {
namespace {

struct Board {
    Bitboard own;
    Bitboard other;
};

/// The flips of a move found by stepping from square to square.
Bitboard walked_flips(int square, const Board& board) {
    Bitboard result = 0;
    for (int file_step = -1; file_step <= 1; ++file_step) {
        for (int rank_step = -1; rank_step <= 1; ++rank_step) {
            if (file_step == 0 && rank_step == 0) continue;
            Bitboard line = 0;
            for (int file = square % 8 + file_step, rank = square / 8 + rank_step;
                 file >= 0 && file < 8 && rank >= 0 && rank < 8;
                 file += file_step, rank += rank_step) {
                const Bitboard here = bit(rank * 8 + file);
                if (board.own & here) result |= line;
                if (!(board.other & here)) break;
                line |= here;
            }
        }
    }
    return result;
}

Bitboard walked_mobility(const Board& board) {
    Bitboard result = 0;
    for (int square = 0; square < 64; ++square) {
        const bool is_empty = ((board.own | board.other) & bit(square)) == 0;
        if (is_empty && walked_flips(square, board) != 0) result |= bit(square);
    }
    return result;
}

/// Boards of every density, most of which no game reaches: a kernel must be right on all of them.
std::vector<Board> boards() {
    std::vector<Board> result = {
        {0, 0}, {~Bitboard{0}, 0}, {0, ~Bitboard{0}}, {bit(0), ~(bit(0) | bit(63))}};
    Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
        Bitboard discs = rng.next();
        if (i % 3 == 1) discs |= rng.next();
        if (i % 3 == 2) discs |= rng.next() | rng.next() | rng.next();
        const Bitboard own = discs & (i % 2 == 0 ? rng.next() : rng.next() & rng.next());
        result.push_back({own, discs & ~own});
    }
    return result;
}

/// Next to the square, by files and ranks.
bool are_neighbours(int a, int b) {
    return a != b && std::abs(a % 8 - b % 8) <= 1 && std::abs(a / 8 - b / 8) <= 1;
}

std::vector<Isa> supported_levels() {
    std::vector<Isa> result;
    for (const Isa isa : AllIsas) {
        if (is_supported(isa)) result.push_back(isa);
    }
    return result;
}

TEST(Kernels, KnowNeighbours) {
    for (const Board& board : boards()) {
        Bitboard expected = board.own;
        Bitboard alone = board.own;
        for (int square = 0; square < 64; ++square) {
            for (int other = 0; other < 64; ++other) {
                if (!(board.own & bit(other)) || !are_neighbours(square, other)) continue;
                expected |= bit(square);
                alone &= ~bit(square);
            }
        }
        EXPECT_EQ(with_neighbours(board.own), expected);
        EXPECT_EQ(isolated(board.own), alone);
    }
}

TEST(Portable, FindsWhatAWalkOverSquaresFinds) {
    for (const Board& board : boards()) {
        ASSERT_EQ(Portable::mobility(board.own, board.other), walked_mobility(board));
        for (int square = 0; square < 64; ++square) {
            if ((board.own | board.other) & bit(square)) continue;
            ASSERT_EQ(Portable::flips(square, board.own, board.other), walked_flips(square, board))
                << square;
        }
    }
}

TEST(Bitboard, CountIsPopcountAndSelectFindsTheNthBit) {
    Rng rng(2);
    for (int i = 0; i < 1000; ++i) {
        const Bitboard bits = rng.next() & rng.next();
        ASSERT_EQ(count(bits), std::popcount(bits));
        Bitboard rest = bits;
        for (std::uint32_t n = 0; rest != 0; ++n, rest &= rest - 1)
            ASSERT_EQ(Portable::select(bits, n), lowest(rest));
    }
}

TEST(Bitboard, MirrorsAndTransposition) {
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const Bitboard square = bit(rank * 8 + file);
            EXPECT_EQ(mirrored_files(square), bit(rank * 8 + 7 - file));
            EXPECT_EQ(mirrored_ranks(square), bit((7 - rank) * 8 + file));
            EXPECT_EQ(transposed(square), bit(file * 8 + rank));
        }
    }
}

/// As the instruction pext does, which only one level uses: the bits of the mask, pushed together.
std::size_t pushed_together(Bitboard bits, Bitboard mask) {
    std::size_t result = 0;
    for (std::size_t place = 0; mask != 0; mask &= mask - 1, ++place) {
        if (bits & mask & (0 - mask)) result |= std::size_t{1} << place;
    }
    return result;
}

TEST(LastFlips, AreTheSameByProductAndByPushingBitsTogether) {
    Rng rng(5);
    for (int i = 0; i < 2000; ++i) {
        const int square = static_cast<int>(rng.below(64));
        const Bitboard own = rng.next() & ~bit(square);
        const LastFlips by_product = last_flips(square, own, place_by_product);
        const LastFlips by_bits = last_flips(square, own, [](Bitboard discs, const LastLine& line) {
            return line.counts_by_bit + pushed_together(discs, line.mask);
        });
        ASSERT_EQ(by_bits.own, by_product.own);
        ASSERT_EQ(by_bits.other, by_product.other);
    }
}

class EveryLevel : public testing::TestWithParam<Isa> {
  protected:
    const Kernels& kernels_ = kernels_for(GetParam());
    const Kernels& portable_ = kernels_for(Isa::Portable);
};

TEST_P(EveryLevel, IsTheLevelItSays) { EXPECT_EQ(kernels_.isa, GetParam()); }

TEST_P(EveryLevel, AgreesWithThePortableKernel) {
    for (const Board& board : boards()) {
        ASSERT_EQ(kernels_.mobility(board.own, board.other),
                  Portable::mobility(board.own, board.other));
        const Mobilities both = kernels_.mobilities(board.own, board.other);
        ASSERT_EQ(both.own, Portable::mobility(board.own, board.other));
        ASSERT_EQ(both.other, Portable::mobility(board.other, board.own));
        for (int square = 0; square < 64; ++square) {
            if ((board.own | board.other) & bit(square)) continue;
            ASSERT_EQ(kernels_.flips(square, board.own, board.other),
                      Portable::flips(square, board.own, board.other));
        }
    }
}

TEST_P(EveryLevel, CountsTheLastFlips) {
    Rng rng(4);
    for (int i = 0; i < 2000; ++i) {
        const int square = static_cast<int>(rng.below(64));
        const Bitboard own = rng.next() & ~bit(square);
        const Board board{own, ~own ^ bit(square)};
        const LastFlips flips = kernels_.last_flips(square, own);
        ASSERT_EQ(flips.own, count(walked_flips(square, board)));
        ASSERT_EQ(flips.other, count(walked_flips(square, {board.other, board.own})));
    }
}

TEST_P(EveryLevel, PerftCountsAsPublished) {
    const Bitboard black = bit(28) | bit(35);
    const Bitboard white = bit(27) | bit(36);
    const std::vector<std::uint64_t> published = {
        1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800};
    for (std::size_t depth = 0; depth < published.size(); ++depth) {
        EXPECT_EQ(kernels_.perft(black, white, static_cast<int>(depth)), published[depth])
            << "depth " << depth;
    }
}

TEST_P(EveryLevel, PerftAgreesOnStrangeBoards) {
    for (const Board& board : boards()) {
        for (int depth = 0; depth <= 3; ++depth) {
            ASSERT_EQ(kernels_.perft(board.own, board.other, depth),
                      portable_.perft(board.own, board.other, depth));
        }
    }
}

TEST_P(EveryLevel, PlaysTheSameRandomGames) {
    const Bitboard black = bit(28) | bit(35);
    const Bitboard white = bit(27) | bit(36);
    const Playouts games = kernels_.playouts(black, white, 500, 42);
    EXPECT_EQ(games, portable_.playouts(black, white, 500, 42));
    EXPECT_EQ(games.wins + games.draws + games.losses, 500U);
    EXPECT_GT(games.moves, 500U * 50);  // few random games end long before the board is full
    EXPECT_LE(games.moves, 500U * 60);
}

std::string level_name(const testing::TestParamInfo<Isa>& info) {
    std::string result(name(info.param));
    for (char& c : result) {
        if (c == '-') c = '_';
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(Kernels, EveryLevel, testing::ValuesIn(supported_levels()), level_name);

}  // namespace
}  // namespace outflank::kernels
