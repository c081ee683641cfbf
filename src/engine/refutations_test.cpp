#include "engine/refutations.h"

#include "gtest/gtest.h"

#include "kernels/portable.h"
#include "search/table.h"
#include "solver/candidates.h"

namespace outflank::engine {
namespace {

using List = solver::Candidates<kernels::Portable>;

/// The moves on a1, b1, c1 in this order.
List three_moves() {
    List list;
    list.fill(0, 0, 0b111);
    return list;
}

constexpr int A1 = 0;
constexpr int B1 = 1;
constexpr int C1 = 2;
constexpr int H8 = 63;

TEST(Refutations, KnowNothingAtFirst) {
    const Refutations refutations;
    EXPECT_EQ(refutations.worth(A1, B1), 0);
    EXPECT_EQ(refutations.worth(TableEntry::NoMove, B1), 0);
}

TEST(Refutations, PraiseTheReplyAndBlameThoseBeforeIt) {
    Refutations refutations;
    refutations.learn(H8, three_moves(), B1);
    EXPECT_LT(refutations.worth(H8, A1), 0);
    EXPECT_GT(refutations.worth(H8, B1), 0);
    EXPECT_EQ(refutations.worth(H8, C1), 0) << "was never tried";
    EXPECT_EQ(refutations.worth(A1, B1), 0) << "answers another move";
}

TEST(Refutations, ComeToAnEndHoweverOftenTheyAreLearned) {
    Refutations refutations;
    for (int i = 0; i < 1000; ++i) refutations.learn(H8, three_moves(), C1);
    EXPECT_GE(refutations.worth(H8, A1), -256);
    EXPECT_LT(refutations.worth(H8, A1), -200);
    EXPECT_LE(refutations.worth(H8, C1), 256);
    EXPECT_GT(refutations.worth(H8, C1), 200);
}

TEST(Refutations, LearnAnewWhatHasChanged) {
    Refutations refutations;
    for (int i = 0; i < 100; ++i) refutations.learn(H8, three_moves(), C1);
    for (int i = 0; i < 100; ++i) refutations.learn(H8, three_moves(), A1);
    EXPECT_GT(refutations.worth(H8, A1), 200);
}

TEST(Refutations, Forget) {
    Refutations refutations;
    refutations.learn(H8, three_moves(), B1);
    refutations.forget();
    EXPECT_EQ(refutations.worth(H8, A1), 0);
    EXPECT_EQ(refutations.worth(H8, B1), 0);
}

}  // namespace
}  // namespace outflank::engine
