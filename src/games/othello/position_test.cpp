#include "games/othello/position.h"

#include <initializer_list>
#include <set>
#include <string>

#include "gtest/gtest.h"

#include "core/rng.h"
#include "games/laws.h"
#include "games/othello/othello.h"

namespace outflank::othello {
namespace {

WideBits squares(std::initializer_list<const char*> names) {
    WideBits bits;
    for (const char* name : names) bits.insert(*Square::parse(name));
    return bits;
}

TEST(OthelloPosition, TheSideToMoveComesFirst) {
    const WideBits black = squares({"a1", "p16"});
    const WideBits white = squares({"b1"});
    const Position position(black, white, Side::Two);
    EXPECT_EQ(position.own(), white);
    EXPECT_EQ(position.other(), black);
    EXPECT_EQ(position.discs(Side::One), black);
    EXPECT_EQ(position.discs(Side::Two), white);
}

TEST(OthelloPosition, TheKeyTellsColoursAndTheSideToMoveApart) {
    const WideBits a1 = squares({"a1"});
    const WideBits b1 = squares({"b1"});
    const std::set<std::uint64_t> keys = {
        Position(a1, b1, Side::One).key(),      Position(a1, b1, Side::Two).key(),
        Position(b1, a1, Side::One).key(),      Position(b1, a1, Side::Two).key(),
        Position(a1 | b1, {}, Side::One).key(), Position().key()};
    EXPECT_EQ(keys.size(), 6U);
}

TEST(OthelloPosition, TheDefaultIsTheEmptyBoard) {
    EXPECT_EQ(Position(), Position({}, {}, Side::One));
}

TEST(OthelloPosition, TwoPassesChangeNothing) {
    const Position position(squares({"a1"}), squares({"b1"}), Side::One);
    EXPECT_NE(position.after_pass(), position);
    EXPECT_EQ(position.after_pass().after_pass(), position);
}

TEST(OthelloPosition, TheKeyKeptMoveByMoveIsTheKeyComputedAfresh) {
    const Othello game(16);
    Rng rng(5);
    Position position = game.start();
    while (!game.is_over(position)) {
        position = game.after(position, laws::pick(rng, game.moves(position)));
        ASSERT_EQ(position.key(),
                  Position(position.discs(Side::One), position.discs(Side::Two), position.to_move())
                      .key());
    }
}

TEST(OthelloPosition, KeysOfManyPositionsDiffer) {
    const Othello game(6);
    Rng rng(6);
    std::set<std::uint64_t> keys;
    std::set<std::string> texts;
    for (int i = 0; i < 200; ++i) {
        for (Position position = game.start(); !game.is_over(position);) {
            position = game.after(position, laws::pick(rng, game.moves(position)));
            keys.insert(position.key());
            texts.insert(game.format(position));
        }
    }
    EXPECT_EQ(keys.size(), texts.size());
}

}  // namespace
}  // namespace outflank::othello
