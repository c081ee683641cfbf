/// Brandubh, sentence by sentence. Repetition needs a history: tests/tafl_repetition_test.cpp.
#include "gtest/gtest.h"

#include "games/tafl/set_up.h"

namespace outflank::tafl {
namespace {

const Tafl GameBrandubh{Brandubh};

TEST(Brandubh, EightAttackersMoveFirstAgainstFourDefendersAndTheKing) {
    const Position start = GameBrandubh.start();
    EXPECT_EQ(start.to_move(), Side::One);
    EXPECT_EQ(start.attackers().count(), 8);
    EXPECT_EQ(start.defenders().count(), 4);
    EXPECT_EQ(names(start.king()), "d4");
}

TEST(Brandubh, OnlyTheKingStopsOnCornersAndCentre) {
    EXPECT_EQ(targets(GameBrandubh, attackers_to_move("Ba3 Bb3 Ba4 Kf6"), "a3"), "a2");
    EXPECT_EQ(targets(GameBrandubh, defenders_to_move("Ka3 Bb3 Ba4"), "a3"), "a1 a2");
    EXPECT_EQ(targets(GameBrandubh, defenders_to_move("Kd3 Bd2 Bc3 Be3"), "d3"), "d4 d5 d6 d7");
}

TEST(Brandubh, AnyonePassesTheEmptyCentre) {
    EXPECT_EQ(targets(GameBrandubh, attackers_to_move("Bd3 Bd2 Bc3 Be3 Kf6"), "d3"), "d5 d6 d7");
}

TEST(Brandubh, TheMoverCapturesAndTheKingMayTakePart) {
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Ba6 Wb3 Bc3 Kf6"), "a6-a3"), "b3");
    EXPECT_EQ(captures(GameBrandubh, defenders_to_move("Wa6 Bb3 Kc3"), "a6-a3"), "b3");
    EXPECT_EQ(captures(GameBrandubh, defenders_to_move("Ka6 Bb3 Wc3"), "a6-a3"), "b3");
}

TEST(Brandubh, CornersAreHostileToBoth) {
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc6 Wb1 Kf6"), "c6-c1"), "b1");
    EXPECT_EQ(captures(GameBrandubh, defenders_to_move("Wc6 Bb1 Kf6"), "c6-c1"), "b1");
}

TEST(Brandubh, TheCentreIsHostileToDefendersOnlyWhenEmpty) {
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bb2 Wc4 Kf6"), "b2-b4"), "c4");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bb2 Wc4 Kd4"), "b2-b4"), "");
    EXPECT_EQ(captures(GameBrandubh, defenders_to_move("Wb2 Bc4 Kf6"), "b2-b4"), "c4");
    EXPECT_EQ(captures(GameBrandubh, defenders_to_move("Wb2 Bc4 Kd4"), "b2-b4"), "c4")
        << "there the king himself is the anvil";
}

TEST(Brandubh, TheKingFallsToFourOnTheCentreThreeBesideItTwoElsewhere) {
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc4 Be4 Bd3 Bd7 Kd4"), "d7-d5"), "d4");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc4 Bd3 Bd7 Kd4"), "d7-d5"), "");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc3 Be3 Bd1 Kd3"), "d1-d2"), "d3");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc3 Be1 Kd3"), "e1-e3"), "");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Ba2 Bc6 Kb2"), "c6-c2"), "b2");
    EXPECT_EQ(captures(GameBrandubh, attackers_to_move("Bc6 Kb1"), "c6-c1"), "b1");
}

TEST(Brandubh, TheKingOnACornerWins) {
    EXPECT_EQ(ending(GameBrandubh, after(GameBrandubh, defenders_to_move("Ka3 Bf6"), "a3-a1")),
              "defenders king-escaped");
}

TEST(Brandubh, ASideWithoutALegalMoveLoses) {
    EXPECT_EQ(ending(GameBrandubh, defenders_to_move("Ka4 Ba3 Ba5 Bb4")), "attackers no-moves");
    EXPECT_EQ(ending(GameBrandubh, attackers_to_move("Ka4 Ba3 Ba5 Bb4")), "")
        << "it is not its turn";
    EXPECT_EQ(ending(GameBrandubh, attackers_to_move("Kf6 Ba4 Wa3 Wa5 Wb4")), "defenders no-moves");
}

TEST(Brandubh, TheThirdOccurrenceIsADraw) {
    EXPECT_EQ(GameBrandubh.repetition(), (RepetitionRule{.draw_at = 3}));
}

}  // namespace
}  // namespace outflank::tafl
