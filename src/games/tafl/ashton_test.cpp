/// Ashton, rule by rule, on small positions made for each. Rule 11 needs a history:
/// tests/tafl_repetition_test.cpp.
#include "gtest/gtest.h"

#include "games/tafl/set_up.h"

namespace outflank::tafl {
namespace {

const Tafl GameAshton{Ashton};

TEST(Ashton, Rule1WhiteMovesFirst) {
    EXPECT_EQ(GameAshton.start().to_move(), Side::Two);
    EXPECT_EQ(GameAshton.start().attackers(), Comp424.attackers);
    EXPECT_EQ(GameAshton.start().defenders(), Comp424.defenders);
}

TEST(Ashton, Rule2EveryAttackerBeginsInACampAndNobodyElseDoes) {
    EXPECT_EQ(names(Ashton.camps), "d1 e1 f1 e2 a4 i4 a5 b5 h5 i5 a6 i6 e8 d9 e9 f9");
    EXPECT_EQ(GameAshton.start().attackers(), Ashton.camps);
}

TEST(Ashton, Rule3NobodyEntersOrCrossesTheThroneTheKingHasLeft) {
    EXPECT_EQ(targets(GameAshton, defenders_to_move("Ke3 Be2 Bd3 Bf3"), "e3"), "e4");
    EXPECT_EQ(targets(GameAshton, defenders_to_move("Wd5 Bd4 Bd6 Kg3"), "d5"), "c5");
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Bf5 Bf4 Wf6 Kg3"), "f5"), "g5");
}

TEST(Ashton, Rule3TheKingMayLeaveTheThrone) {
    EXPECT_EQ(targets(GameAshton, defenders_to_move("Ke5 Bd5 Bf5 Be7"), "e5"), "e3 e4 e6");
}

TEST(Ashton, Rule4FromOutsideNobodyEntersOrCrossesACamp) {
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Bc1 Bc2 Kg7"), "c1"), "a1 b1")
        << "d1 to f1 are a camp, and g1 lies behind it";
    EXPECT_EQ(targets(GameAshton, defenders_to_move("Kc4 Bc3 Bc5 Bd4"), "c4"), "b4");
}

TEST(Ashton, Rule4AnAttackerThatLeftItsCampStaysOut) {
    const Position left = after(GameAshton, attackers_to_move("Ba4 Kg7 Wg6"), "a4-b4");
    const Position next = after(GameAshton, left, "g6-h6");
    EXPECT_FALSE(GameAshton.is_legal(next, *GameAshton.parse_move("b4-a4")));
}

TEST(Ashton, Rule5AnAttackerMovesWithinItsCampAndOutOfIt) {
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Ba4 Kg7 Bb4"), "a4"),
              "a1 a2 a3 a5 a6 a7 a8 a9");
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Ba5 Kg7 Ba4 Ba6"), "a5"), "b5 c5 d5");
}

TEST(Ashton, Rule5ItNeverLandsInAnotherCamp) {
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Ba4 Ba3 Ba5 Kg7"), "a4"),
              "b4 c4 d4 e4 f4 g4 h4");
    EXPECT_EQ(targets(GameAshton, attackers_to_move("Bf1 Be1 Bg1 Kc7"), "f1"),
              "f2 f3 f4 f5 f6 f7 f8");
}

TEST(Ashton, Rule6WhiteCapturesAgainstAFriendTheKingAndTheEmptyThrone) {
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wb7 Bc7 Wd3 Kg3"), "d3-d7"), "c7");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Kb7 Bc7 Wd3"), "d3-d7"), "c7");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wb7 Bc7 Kd4"), "d4-d7"), "c7");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc3 Bd5 Kg3"), "c3-c5"), "d5");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc3 Bd5 Ke5"), "c3-c5"), "d5");
}

TEST(Ashton, Rule6WhiteCapturesAgainstACampButNotItsHeart) {
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc7 Bb4 Kg3"), "c7-c4"), "b4");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc7 Bb4 Ba4 Kg3"), "c7-c4"), "b4");
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc7 Bb5 Kg3"), "c7-c5"), "")
        << "behind b5 is a5, the heart of its camp";
    EXPECT_EQ(captures(GameAshton, defenders_to_move("Wc3 Ba4 Kg3"), "c3-a3"), "");
}

TEST(Ashton, Rule7BlackCapturesAgainstAFriendTheThroneAndAnyCamp) {
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bb7 Wc7 Bd3 Kg3"), "d3-d7"), "c7");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc3 Wd5 Kg3"), "c3-c5"), "d5");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc3 Wd5 Ke5"), "c3-c5"), "d5");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc7 Wb4 Kg3"), "c7-c4"), "b4");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc7 Wb4 Ba4 Kg3"), "c7-c4"), "b4");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd9 Wd2 Kg3"), "d9-d3"), "d2");
}

TEST(Ashton, Rule7CornersAndEdgesAreNotHostile) {
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc7 Wb1 Kg3"), "c7-c1"), "");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc7 Wc1 Kg3"), "c7-c2"), "");
}

TEST(Ashton, Rule8OnTheThroneTheKingFallsToFour) {
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd5 Bf5 Be4 Bc6 Ke5"), "c6-e6"), "e5");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd5 Be4 Bc6 Ke5"), "c6-e6"), "");
}

TEST(Ashton, Rule8BesideTheThroneTheKingFallsToThree) {
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd4 Bf4 Bc3 Ke4"), "c3-e3"), "e4");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd4 Bf2 Ke4"), "f2-f4"), "");
}

TEST(Ashton, Rule8ElsewhereTheKingFallsToTwoOrToOneAgainstACamp) {
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bb3 Bd7 Kc3"), "d7-d3"), "c3");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bc7 Kb4"), "c7-c4"), "b4");
    EXPECT_EQ(captures(GameAshton, attackers_to_move("Bd7 Kc5 Ba5"), "d7-d5"), "c5")
        << "b5 is a camp square";
    const Position fallen = after(GameAshton, attackers_to_move("Bc7 Kb4 Wg3"), "c7-c4");
    EXPECT_EQ(ending(GameAshton, fallen), "attackers king-captured");
}

TEST(Ashton, Rule9TheKingWinsOnAnyEdgeSquare) {
    EXPECT_EQ(names(Ashton.escapes & Bits::rank(0)), "a1 b1 c1 g1 h1 i1");
    EXPECT_EQ(names(Ashton.escapes & Bits::file(0)), "a1 a2 a3 a7 a8 a9");
    EXPECT_EQ(ending(GameAshton, after(GameAshton, defenders_to_move("Kc3 Bh7"), "c3-c1")),
              "defenders king-escaped");
    EXPECT_EQ(ending(GameAshton, after(GameAshton, defenders_to_move("Kc3 Bh7"), "c3-a3")),
              "defenders king-escaped");
}

TEST(Ashton, Rule10ASideWithoutALegalMoveLoses) {
    EXPECT_EQ(ending(GameAshton, defenders_to_move("Ke5 Bd5 Bf5 Be4 Be6")), "attackers no-moves");
    const Position last = defenders_to_move("Kg7 Wc9 Bb3 Wa3");
    EXPECT_EQ(ending(GameAshton, after(GameAshton, last, "c9-c3")), "defenders no-moves")
        << "no attacker is left to move";
}

TEST(Ashton, Rule10CapturingEveryAttackerIsNoWinByItself) {
    EXPECT_EQ(ending(GameAshton, defenders_to_move("Kg7 Wc3")), "") << "White has still to move";
    EXPECT_EQ(ending(GameAshton, attackers_to_move("Ke5 Bd5 Bf5 Be4 Be6")), "")
        << "the blocked side is not to move";
}

TEST(Ashton, Rule11CountsFromTheLastCaptureAndNotTheStart) {
    EXPECT_EQ(GameAshton.repetition(),
              (RepetitionRule{.draw_at = 2, .since_capture = true, .counts_start = false}));
}

}  // namespace
}  // namespace outflank::tafl
