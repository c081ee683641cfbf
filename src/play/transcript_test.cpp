#include "play/transcript.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Transcript, SquaresMayStandTogetherOrApart) {
    EXPECT_THAT(transcript_parts("f5d6c3").moves, ElementsAre("f5", "d6", "c3"));
    EXPECT_THAT(transcript_parts(" F5 d6,c3\n").moves, ElementsAre("F5", "d6", "c3"));
    EXPECT_THAT(transcript_parts("p16a1").moves, ElementsAre("p16", "a1"));
    EXPECT_THAT(transcript_parts("f5 pass d6").moves, ElementsAre("f5", "pass", "d6"));
}

TEST(Transcript, TaflMovesStayWhole) {
    EXPECT_THAT(transcript_parts("e4-e7 e5-e8xe9 Ke5-e1-").moves,
                ElementsAre("e4-e7", "e5-e8xe9", "Ke5-e1-"));
    EXPECT_THAT(transcript_parts("Ke5-e8").moves, ElementsAre("Ke5-e8"));
}

TEST(Transcript, APositionIsNoTranscript) {
    for (const char* position :
         {"----OX--XO------ X", "/3t3/3t3/ attackers", "....B.../... defenders", "bb--", ""}) {
        const auto parts = transcript_parts(position);
        EXPECT_EQ(parts.position, position);
        EXPECT_THAT(parts.moves, IsEmpty());
    }
}

TEST(Transcript, TheWordMovesDividesPositionAndMoves) {
    const auto parts = transcript_parts("----OX--XO------ X moves a1 b2");
    EXPECT_EQ(parts.position, "----OX--XO------ X");
    EXPECT_THAT(parts.moves, ElementsAre("a1", "b2"));
}

}  // namespace
}  // namespace outflank
