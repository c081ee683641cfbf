#include "games/othello/square.h"

#include <concepts>
#include <set>
#include <type_traits>

#include "gtest/gtest.h"

#include "games/othello/move.h"

namespace outflank::othello {
namespace {

static_assert(sizeof(Square) == 1);
static_assert(std::regular<Move> && std::is_trivially_default_constructible_v<Move>);
static_assert(sizeof(Move) == 2);

TEST(OthelloSquare, EverySquareFormatsAndParsesBack) {
    std::set<Square> seen;
    for (int rank = 0; rank < LargestSize; ++rank) {
        for (int file = 0; file < LargestSize; ++file) {
            const Square square = *Square::at(file, rank);
            EXPECT_EQ(square.file(), file);
            EXPECT_EQ(square.rank(), rank);
            EXPECT_EQ(*Square::parse(format(square)), square);
            EXPECT_TRUE(seen.insert(square).second);
        }
    }
    EXPECT_EQ(format(*Square::at(0, 0)), "a1");
    EXPECT_EQ(format(*Square::at(15, 15)), "p16");
    EXPECT_EQ(*Square::parse("F5"), *Square::at(5, 4));
}

TEST(OthelloSquare, ThereIsNoneBeyondTheLargestBoard) {
    for (const auto [file, rank] : {Cell{-1, 0}, Cell{0, -1}, Cell{16, 0}, Cell{0, 16}}) {
        EXPECT_FALSE(Square::at(file, rank).has_value());
    }
}

TEST(OthelloSquare, The8x8IndexCountsRowByRow) {
    int index = 0;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file, ++index) {
            EXPECT_EQ(Square::at(file, rank)->index64(), index);
            EXPECT_EQ(Square::from_index64(index), *Square::at(file, rank));
        }
    }
}

TEST(OthelloSquare, BadTextIsRefusedWithWhatWasExpected) {
    for (const char* bad : {"", "f", "5", "q1", "a0", "a17", "a01", "f5 ", " f5", "ff", "f55",
                            "f-5", "a\xff", "5f"}) {
        const auto square = Square::parse(bad);
        ASSERT_FALSE(square.ok()) << bad;
        EXPECT_NE(square.error().sentence.find("a letter from a to p and a number from 1 to 16"),
                  std::string::npos);
    }
}

TEST(OthelloMove, APassHasManySpellingsAndOneForm) {
    for (const char* text : {"pass", "PASS", "Pass", "pa", "PA", "ps", "--", "@@"}) {
        const auto move = Move::parse(text);
        ASSERT_TRUE(move.ok()) << text;
        EXPECT_TRUE(move->is_pass());
        EXPECT_EQ(format(*move), "pass");
    }
}

TEST(OthelloMove, ASquareIsAMove) {
    EXPECT_EQ(Move::parse("F5")->square(), *Square::at(5, 4));
    EXPECT_FALSE(Move::parse("p16")->is_pass());
    EXPECT_EQ(format(*Move::parse("P16")), "p16");
    EXPECT_LT(*Move::parse("p16"), Move::pass());
}

TEST(OthelloMove, BadTextIsRefusedWithWhatWasExpected) {
    for (const char* bad : {"", "p", "passe", "pass ", "-", "@", "z9", "f5d6"}) {
        const auto move = Move::parse(bad);
        ASSERT_FALSE(move.ok()) << bad;
        EXPECT_NE(move.error().sentence.find("a square such as f5, or pass, not '"),
                  std::string::npos);
    }
}

TEST(OthelloMove, SymmetriesMoveSquaresAndLeaveThePass) {
    constexpr Symmetry LeftToRight{1};
    constexpr Symmetry Transpose{4};
    EXPECT_EQ(format(transformed(*Move::parse("b3"), LeftToRight, 8)), "g3");
    EXPECT_EQ(format(transformed(*Move::parse("b3"), LeftToRight, 6)), "e3");
    EXPECT_EQ(format(transformed(*Move::parse("b3"), Transpose, 8)), "c2");
    for (const Symmetry symmetry : AllSymmetries) {
        EXPECT_TRUE(transformed(Move::pass(), symmetry, 8).is_pass());
    }
}

}  // namespace
}  // namespace outflank::othello
