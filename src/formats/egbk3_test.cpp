#include "formats/egbk3.h"

#include <cstdint>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "core/little_endian.h"
#include "games/othello/othello.h"
#include "play/record.h"

namespace outflank::formats {
namespace {

using little_endian::append;
using othello::Othello;
using othello::Position8;
using testing::HasSubstr;

/// Their bit 63 is our a1, square by square.
std::uint64_t theirs(kernels::Bitboard ours) {
    std::uint64_t bits = 0;
    for (int square = 0; square < 64; ++square)
        if ((ours & kernels::bit(square)) != 0) bits |= std::uint64_t{1} << (63 - square);
    return bits;
}

std::string record_of(const Position8& position, int value, int leaf_value, int leaf_square) {
    std::string bytes;
    append(bytes, theirs(position.own));
    append(bytes, theirs(position.other));
    append(bytes, static_cast<std::int8_t>(value));
    append(bytes, std::int8_t{11});
    append(bytes, std::uint32_t{7});
    append(bytes, static_cast<std::int8_t>(leaf_value));
    append(bytes, static_cast<std::int8_t>(leaf_square < 0 ? 65 : 63 - leaf_square));
    append(bytes, std::int8_t{11});
    return bytes;
}

std::string book_of(std::uint32_t count, const std::string& records) {
    std::string bytes = "EGAROUCID\x03";
    append(bytes, count);
    return bytes + records;
}

Position8 after(std::string_view moves) {
    return narrowed(GameRecord<Othello>::parse(Othello(8), moves)->position());
}

std::string refusal(const std::string& bytes) {
    const auto entries = read_egbk3(bytes);
    return entries.ok() ? "" : entries.error().sentence;
}

TEST(Egbk3, PositionsLeavesAndValuesComeOver) {
    const Position8 tiger = after("f5d6c3d3c4");
    const int f4 = 3 * 8 + 5;
    const auto entries =
        read_egbk3(book_of(2, record_of(tiger, -2, -3, f4) + record_of(after("f5"), 1, 0, -1)));
    ASSERT_TRUE(entries.ok()) << entries.error().sentence;
    ASSERT_EQ(entries->size(), 2U);
    const auto& first = entries->front();
    EXPECT_EQ(first.position.own, tiger.own);
    EXPECT_EQ(first.position.other, tiger.other);
    EXPECT_EQ(first.value, -2 * Disc);
    EXPECT_EQ(first.leaf, othello::Move::parse("f4").value());
    EXPECT_EQ(first.leaf_value, -3 * Disc);
    EXPECT_EQ(first.stage.depth, 11);
    EXPECT_FALSE(entries->back().leaf.has_value());
    EXPECT_EQ(entries->back().leaf_value, Disc) << "all that is known";
}

TEST(Egbk3, ALeafThatIsNoMoveIsLeftOut) {
    const auto entries = read_egbk3(book_of(1, record_of(after("f5"), 0, 0, 0)));
    ASSERT_TRUE(entries.ok());
    EXPECT_FALSE(entries->front().leaf.has_value());
}

TEST(Egbk3, WhatIsCutOffOfAnotherVersionOrImpossibleIsRefused) {
    const std::string whole = book_of(1, record_of(after("f5"), 0, 0, -1));
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_NE(refusal(whole.substr(0, length)), "") << length;
    EXPECT_THAT(refusal("EGAROUCID\x02zzzzzz"), HasSubstr("version 2; expected 3"));
    EXPECT_THAT(refusal("OUTFBOOK"), HasSubstr("begins with EGAROUCID"));
    Position8 impossible = after("f5");
    impossible.own = impossible.other;
    EXPECT_THAT(refusal(book_of(1, record_of(impossible, 0, 0, -1))), HasSubstr("position 1: two"));
    EXPECT_THAT(refusal(book_of(1, record_of(after("f5"), 100, 0, -1))), HasSubstr("-64 to 64"));
}

}  // namespace
}  // namespace outflank::formats
