/// COMP 424, rule by rule, on small positions made for each.
#include <string>

#include "gtest/gtest.h"

#include "games/tafl/set_up.h"

namespace outflank::tafl {
namespace {

const Tafl Game424{Comp424};

TEST(Comp424, Rule1SixteenAttackersMoveFirstAgainstEightDefendersAndTheKing) {
    const Position start = Game424.start();
    EXPECT_EQ(start.to_move(), Side::One);
    EXPECT_EQ(start.attackers().count(), 16);
    EXPECT_EQ(start.defenders().count(), 8);
    EXPECT_EQ(names(start.king()), "e5");
}

TEST(Comp424, Rule2EveryPieceMovesLikeARookOverEmptySquares) {
    const Position man = attackers_to_move("Bc3 Wc5 Bf3 Kh7");
    EXPECT_EQ(targets(Game424, man, "c3"), "c1 c2 a3 b3 d3 e3 c4");
    const Position king = defenders_to_move("Kc3 Wc5 Bf3");
    EXPECT_EQ(targets(Game424, king, "c3"), "c1 c2 a3 b3 d3 e3 c4");
    EXPECT_EQ(targets(Game424, king, "c5"), "c4 a5 b5 d5 f5 g5 h5 i5 c6 c7 c8 c9");
}

TEST(Comp424, Rule3OnlyTheKingMayStopOnTheCorners) {
    EXPECT_EQ(targets(Game424, defenders_to_move("Wa3 Kh5 Ba4 Bb3"), "a3"), "a2");
    EXPECT_EQ(targets(Game424, defenders_to_move("Ka3 Ba4 Bb3"), "a3"), "a1 a2");
}

TEST(Comp424, Rule3AnyonePassesTheEmptyCentreAndTheKingMayReenterIt) {
    EXPECT_EQ(targets(Game424, attackers_to_move("Be4 Be3 Bd4 Bf4 Ka2"), "e4"), "e6 e7 e8 e9");
    EXPECT_EQ(targets(Game424, defenders_to_move("Ke4 Be3 Bd4 Bf4 Be7"), "e4"), "e5 e6");
}

TEST(Comp424, Rule4OnlyTheMoverCapturesAndItMayCaptureOnSeveralSides) {
    const Position between = defenders_to_move("Wd1 Bc3 Be3 Kh8");
    EXPECT_EQ(captures(Game424, between, "d1-d3"), "") << "moving in between is safe";
    const Position three = attackers_to_move("Bd9 Wd3 Bd2 Wc4 Bb4 We4 Bf4 Kh8");
    EXPECT_EQ(captures(Game424, three, "d9-d4"), "d3 c4 e4");
}

TEST(Comp424, Rule5BehindIsAFriendTheKingOrACorner) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Ba7 Wb3 Bb2 Kh8"), "a7-a3"), "");
    EXPECT_EQ(captures(Game424, attackers_to_move("Ba7 Wb3 Bc3 Kh8"), "a7-a3"), "b3");
    EXPECT_EQ(captures(Game424, defenders_to_move("Wa7 Bb3 Kc3"), "a7-a3"), "b3");
    EXPECT_EQ(captures(Game424, defenders_to_move("Ka7 Bb3 Wc3"), "a7-a3"), "b3");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bc7 Wb1 Kh8"), "c7-c1"), "b1");
    EXPECT_EQ(captures(Game424, defenders_to_move("Wc7 Bb1 Kh8"), "c7-c1"), "b1");
}

TEST(Comp424, Rule5CentreIsHostileToBothSides) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bc3 Wd5 Kh8"), "c3-c5"), "d5");
    EXPECT_EQ(captures(Game424, defenders_to_move("Wc3 Bd5 Kh8"), "c3-c5"), "d5");
}

TEST(Comp424, Rule5CentreIsHostileEvenUnderTheKing) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bc3 Wd5 Ke5"), "c3-c5"), "d5");
}

TEST(Comp424, Rule5EdgesAreNotHostile) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bb7 Wa4 Kh8"), "b7-b4"), "");
}

TEST(Comp424, Rule6OnTheCentreTheKingFallsToFourAttackers) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bd5 Bf5 Be4 Be9 Ke5"), "e9-e6"), "e5");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bd5 Be4 Be9 Ke5"), "e9-e6"), "");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bd5 Wf5 Be4 Be9 Ke5"), "e9-e6"), "");
}

TEST(Comp424, Rule6BesideTheCentreTheKingFallsToThreeAttackersAndTheCentre) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bd4 Bf4 Be1 Ke4"), "e1-e3"), "e4");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bd4 Bf1 Ke4"), "f1-f4"), "");
    EXPECT_EQ(captures(Game424, attackers_to_move("Be1 Ke4"), "e1-e3"), "")
        << "the centre alone is no anvil for him";
}

TEST(Comp424, Rule7ElsewhereTheKingFallsLikeAMan) {
    EXPECT_EQ(captures(Game424, attackers_to_move("Bb3 Bd9 Kc3"), "d9-d3"), "c3");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bc2 Bd9 Kc3"), "d9-d3"), "");
    EXPECT_EQ(captures(Game424, attackers_to_move("Bc9 Kb1"), "c9-c1"), "b1") << "a corner counts";
    const Position fallen = after(Game424, attackers_to_move("Bc9 Kb1 Wh8"), "c9-c1");
    EXPECT_EQ(fallen.king(), Bits());
    EXPECT_EQ(ending(Game424, fallen), "attackers king-captured");
}

TEST(Comp424, Rule8DefendersWithoutAMoveHaveLostWhoeverIsToMove) {
    const Position closing = attackers_to_move("Ka5 Ba4 Ba6 Bb1");
    EXPECT_EQ(ending(Game424, after(Game424, closing, "b1-b5")), "attackers no-moves");
    EXPECT_EQ(ending(Game424, attackers_to_move("Ka5 Ba4 Ba6 Bb5")), "attackers no-moves");
}

TEST(Comp424, Rule8AJumpOverTheCentreAndTheKingsOwnSquaresAreMoves) {
    const std::string blocked_king = "Ka5 Ba4 Ba6 Bb5 ";
    const Position jumper = defenders_to_move(blocked_king + "Wd5 Bd4 Bd6 Bc5");
    EXPECT_EQ(ending(Game424, jumper), "");
    EXPECT_EQ(targets(Game424, jumper, "d5"), "f5 g5 h5 i5");
    const Position stopped = defenders_to_move(blocked_king + "Wd5 Bd4 Bd6 Bc5 Bf5");
    EXPECT_EQ(ending(Game424, stopped), "attackers no-moves");
    EXPECT_EQ(targets(Game424, defenders_to_move("Ka2 Ba3 Bb2"), "a2"), "a1");
}

TEST(Comp424, Rule8AttackersWithoutAMoveHaveLostWhoeverIsToMove) {
    EXPECT_EQ(ending(Game424, attackers_to_move("Kh7 Wh8 Ba5 Wa4 Wa6 Wb5")), "defenders no-moves");
    EXPECT_EQ(ending(Game424, defenders_to_move("Kh7 Wh8 Ba5 Wa4 Wa6 Wb5")), "defenders no-moves");
    const Position last = defenders_to_move("Kh8 Wc9 Bb3 Wa3");
    EXPECT_EQ(ending(Game424, after(Game424, last, "c9-c3")), "defenders no-moves");
}

TEST(Comp424, Rule8ComesInItsOrder) {
    EXPECT_EQ(ending(Game424, attackers_to_move("Ka1 Ba2 Bb1 Bh8")), "attackers no-moves")
        << "the blocked defenders come before the king on a corner";
    EXPECT_EQ(ending(Game424, attackers_to_move("Ka1 Wh7 Be5")), "defenders king-escaped");
    EXPECT_EQ(ending(Game424, attackers_to_move("Ka1 Wh7", 100)), "defenders king-escaped")
        << "the king on a corner comes before blocked attackers and the limit";
}

TEST(Comp424, Rule8TheKingOnACornerWins) {
    const Position next = after(Game424, defenders_to_move("Ka5 Bh7"), "a5-a1");
    EXPECT_EQ(ending(Game424, next), "defenders king-escaped");
    EXPECT_TRUE(Game424.moves(next).empty());
    EXPECT_EQ(Game424.outcome(next)->score, -1);
}

TEST(Comp424, Rule9DrawnAfterPly100) {
    EXPECT_EQ(Comp424.move_limit, 100);
    const Position last = defenders_to_move("Kc3 Bh7", 99);
    EXPECT_EQ(ending(Game424, last), "");
    const Position end = after(Game424, last, "c3-c4");
    EXPECT_EQ(end.ply(), 100);
    EXPECT_EQ(ending(Game424, end), "draw move-limit");
    EXPECT_TRUE(Game424.moves(end).empty());
}

TEST(Comp424, Rule9AWinOnPly100TakesPrecedence) {
    EXPECT_EQ(ending(Game424, after(Game424, defenders_to_move("Ka3 Bh7", 99), "a3-a1")),
              "defenders king-escaped");
}

TEST(Comp424, Rule10HasNoRepetitionRule) { EXPECT_EQ(Game424.repetition(), RepetitionRule{}); }

}  // namespace
}  // namespace outflank::tafl
