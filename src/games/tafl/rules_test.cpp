#include "games/tafl/rules.h"

#include "gtest/gtest.h"

namespace outflank::tafl {
namespace {

TEST(TaflRules, AreFoundByName) {
    for (const Rules* rules : AllRules) EXPECT_EQ(*find_rules(rules->name), rules);
    EXPECT_EQ(*find_rules("Ashton"), &Ashton);
    EXPECT_EQ(find_rules("x").error().sentence,
              "unknown rules 'x'; expected one of comp424, ashton and brandubh");
    EXPECT_FALSE(find_rules("").ok());
}

/// What the game takes for granted about the data of any variant.
TEST(TaflRules, HoldTogether) {
    for (const Rules* rules : AllRules) {
        const Bits board = rules->board();
        const Bits men = rules->attackers | rules->defenders;
        SCOPED_TRACE(rules->name);
        EXPECT_EQ(rules->king.count(), 1);
        EXPECT_EQ((men | rules->king | rules->camps | rules->king_only | rules->escapes) - board,
                  Bits());
        EXPECT_EQ(men & rules->king_only, Bits()) << "men stand where only the king may";
        EXPECT_EQ((rules->defenders | rules->king) & rules->camps, Bits());
        EXPECT_EQ(rules->closed - rules->king_only, Bits());
        EXPECT_EQ(rules->escapes & rules->camps, Bits()) << "he cannot get there";
        EXPECT_EQ(beside(rules->strong) - board, Bits()) << "on the edge nobody has four sides";
    }
}

TEST(TaflRules, AreSymmetric) {
    for (const Rules* rules : AllRules) {
        for (const Bits squares :
             {rules->attackers, rules->defenders, rules->king_only, rules->camps, rules->hostile[0],
              rules->hostile[1], rules->escapes}) {
            for (const Symmetry symmetry : AllSymmetries) {
                for (const Square square : squares) {
                    EXPECT_TRUE(squares.contains(transformed(square, symmetry, rules->size)))
                        << rules->name << ' ' << format(square);
                }
            }
        }
    }
}

}  // namespace
}  // namespace outflank::tafl
