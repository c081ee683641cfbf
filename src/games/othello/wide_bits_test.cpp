#include "games/othello/wide_bits.h"

#include <algorithm>
#include <set>
#include <vector>

#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank::othello {
namespace {

using PlainSet = std::set<int>;  // the indices, the oracle of the bits

PlainSet plain(const WideBits& bits) {
    PlainSet result;
    bits.for_each([&](Square square) { result.insert(square.index()); });
    return result;
}

WideBits random_bits(Rng& rng) {
    WideBits bits;
    for (int i = rng.below(2) == 0 ? 8 : 200; i > 0; --i)
        bits.insert(Square::from_index(static_cast<int>(rng.below(256))));
    return bits;
}

template <int Distance>
void expect_shift_as_plain(const WideBits& bits) {
    PlainSet expected;
    for (const int index : plain(bits)) {
        if (index + Distance >= 0 && index + Distance < 256) expected.insert(index + Distance);
    }
    EXPECT_EQ(plain(bits.shifted<Distance>()), expected) << Distance;
}

TEST(WideBits, ShiftsMoveEverySquareByTheDistance) {
    Rng rng(1);
    for (int i = 0; i < 50; ++i) {
        const WideBits bits = random_bits(rng);
        expect_shift_as_plain<1>(bits);
        expect_shift_as_plain<-1>(bits);
        expect_shift_as_plain<15>(bits);
        expect_shift_as_plain<-15>(bits);
        expect_shift_as_plain<16>(bits);
        expect_shift_as_plain<-16>(bits);
        expect_shift_as_plain<17>(bits);
        expect_shift_as_plain<-17>(bits);
    }
}

TEST(WideBits, SetsBehaveAsSetsDo) {
    Rng rng(2);
    for (int i = 0; i < 50; ++i) {
        const WideBits a = random_bits(rng);
        const WideBits b = random_bits(rng);
        EXPECT_EQ(static_cast<std::size_t>(a.count()), plain(a).size());
        EXPECT_EQ((a | b).count(), a.count() + b.count() - (a & b).count());
        EXPECT_EQ((a - b) | (a & b), a);
        EXPECT_FALSE(((a - b) & b).any());
        for (int index = 0; index < 256; ++index) {
            ASSERT_EQ(a.contains(Square::from_index(index)), plain(a).contains(index));
        }
    }
}

TEST(WideBits, SquaresComeInAscendingOrder) {
    Rng rng(3);
    std::vector<Square> visited;
    random_bits(rng).for_each([&](Square square) { visited.push_back(square); });
    EXPECT_TRUE(std::is_sorted(visited.begin(), visited.end()));
}

TEST(WideBits, ABoardHoldsItsSquaresOnly) {
    for (int size = SmallestSize; size <= LargestSize; size += 2) {
        const WideBits board = WideBits::board(size);
        EXPECT_EQ(board.count(), size * size);
        board.for_each([&](Square square) { EXPECT_TRUE(square.is_on(size)); });
    }
}

}  // namespace
}  // namespace outflank::othello
