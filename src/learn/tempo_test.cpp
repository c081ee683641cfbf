#include "learn/tempo.h"

#include "gtest/gtest.h"

namespace outflank::learn {
namespace {

/// What searches of a position worth three discs find with an evaluation that is `excess` too high
/// for the side to move.
std::map<int, int> scores_with(int excess, int deepest = 9) {
    std::map<int, int> scores;
    for (int depth = 1; depth <= deepest; ++depth)
        scores[depth] = 300 + (depth % 2 == 0 ? excess : -excess);
    return scores;
}

TEST(Tempo, IsFoundByTheEmptySquaresOfTheLeaves) {
    TempoTally tally;
    tally.add(40, scores_with(120));
    for (std::size_t empties = 0; empties < tally.sums().size(); ++empties) {
        const bool is_measured = empties >= 32 && empties <= 36;  // depths 4 to 8
        EXPECT_EQ(tally.sums()[empties].count, is_measured ? 1U : 0U) << empties;
        EXPECT_DOUBLE_EQ(tally.sums()[empties].mean(), is_measured ? 120 : 0) << empties;
    }
}

TEST(Tempo, OfSearchesThatAgreeIsNone) {
    TempoTally tally;
    std::map<int, int> rising;
    for (int depth = 1; depth <= 9; ++depth) rising[depth] = 10 * depth;
    tally.add(30, rising);
    EXPECT_DOUBLE_EQ(tally.sums()[24].mean(), 0);
}

TEST(Tempo, IsTakenFromTheBiasWhereEnoughWasMeasured) {
    TempoTally often;
    for (int i = 0; i < 30; ++i) often.add(40, scores_with(100));
    for (int i = 0; i < 30; ++i) often.add(40, scores_with(200));
    often.add(20, scores_with(100));
    eval::PatternWeights weights;
    weights.bias[34] = 1000;
    often.take_from(weights);
    EXPECT_EQ(weights.bias[34], 1000 - 384) << "a disc and a half";
    EXPECT_EQ(weights.bias[33], -384);
    EXPECT_EQ(weights.bias[14], 0) << "one search is not enough";
    EXPECT_EQ(weights.bias[50], 0);
}

}  // namespace
}  // namespace outflank::learn
