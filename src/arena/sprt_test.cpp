#include "arena/sprt.h"

#include <algorithm>
#include <cmath>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::SimulatedMatch;
using testing::HasSubstr;

// Each likelihood maximised under its claim by Newton's method on the Lagrange conditions of the
// five probabilities, which is a different way from the one taken here.
TEST(Sprt, LikelihoodRatiosThatWereComputedAnotherWay) {
    struct Known {
        Pentanomial pairs;
        SprtClaims claims;
        double ratio;
    };
    for (const Known& known : {Known{{{10, 20, 40, 25, 15}}, {0, 10}, 0.518128},
                               Known{{{3, 11, 30, 8, 1}}, {-5, 5}, -0.618824},
                               Known{{{0, 0, 0, 0, 20}}, {0, 100}, 4.938657},
                               Known{{{120, 400, 900, 430, 150}}, {0, 5}, 1.847453},
                               Known{{{7, 0, 5, 0, 8}}, {0, 50}, -0.083446}}) {
        EXPECT_NEAR(log_likelihood_ratio(known.pairs, known.claims), known.ratio, 2e-6);
    }
}

TEST(Sprt, KnowsNothingBeforeTheFirstPair) {
    EXPECT_EQ(log_likelihood_ratio({}, {0, 10}), 0);
    EXPECT_EQ(state_at(0), SprtState::Open);
}

RC_GTEST_PROP(Sprt, SaysTheOppositeOfTheOtherPlayer, ()) {
    Pentanomial pairs;
    for (int& count : pairs.pairs) count = *rc::gen::inRange(0, 500);
    const double elo0 = *rc::gen::inRange(-100, 100);
    const double elo1 = elo0 + *rc::gen::inRange(1, 100);
    Pentanomial reversed = pairs;
    std::reverse(reversed.pairs.begin(), reversed.pairs.end());
    const double ratio = log_likelihood_ratio(pairs, {elo0, elo1});
    RC_ASSERT(std::isfinite(ratio));
    RC_ASSERT(std::abs(ratio + log_likelihood_ratio(reversed, {-elo1, -elo0})) <
              1e-6 * (1 + std::abs(ratio)));
}

/// How often of a hundred tests the claim elo1 is believed.
double accepted_at(double elo, const SprtClaims& claims) {
    constexpr int tests = 400;
    int accepted = 0;
    for (int test = 0; test < tests; ++test) {
        SimulatedMatch match(elo, static_cast<std::uint64_t>(test) + 1);
        Tally tally;
        SprtState state = SprtState::Open;
        while (state == SprtState::Open) {
            match.play_pair(tally);
            state = state_at(log_likelihood_ratio(tally.pairs(), claims));
        }
        accepted += state == SprtState::Accepted ? 1 : 0;
    }
    return 100.0 * accepted / tests;
}

TEST(Sprt, ErrsFiveTimesInAHundredAtMost) {
    const double truth = SimulatedMatch::true_elo(60);
    constexpr double three_deviations = 3.3;  // of 400 tests that err in 5 of 100
    EXPECT_LE(accepted_at(60, {truth, truth + 60}), 5 + three_deviations);
    EXPECT_GE(accepted_at(60, {truth - 60, truth}), 95 - three_deviations);
}

TEST(SprtClaims, AreTwoNumbersTheSmallerFirst) {
    EXPECT_EQ(*SprtClaims::parse("--sprt", "0,10"), (SprtClaims{0, 10}));
    EXPECT_EQ(*SprtClaims::parse("--sprt", "-3.5,1.5"), (SprtClaims{-3.5, 1.5}));
    EXPECT_EQ(SprtClaims({-3.5, 1.5}).format(), "-3.5,1.5");
    for (const char* bad : {"", "5", "0,", ",", "10,0", "5,5", "0,10,20", "a,b", "0 10", "nan,1",
                            "0,inf", "0,1e9", "0,10 "}) {
        const auto claims = SprtClaims::parse("--sprt", bad);
        ASSERT_FALSE(claims.ok()) << bad;
        EXPECT_THAT(claims.error().sentence, HasSubstr("--sprt expects two numbers"));
    }
}

}  // namespace
}  // namespace outflank::arena
