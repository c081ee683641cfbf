#include "engine/aspiration.h"

#include <algorithm>

#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank::engine {
namespace {

constexpr Window All{-6400, 6400};

TEST(Aspiration, BeginsAroundTheGuessWithinTheLimits) {
    const Aspiration middle(All, 200, 300);
    EXPECT_EQ(middle.window().alpha, -100);
    EXPECT_EQ(middle.window().beta, 500);
    for (const int guess : {-9000, -6400, 6400, 9000}) {
        const Window window = Aspiration(All, guess, 300).window();
        EXPECT_LE(All.alpha, window.alpha);
        EXPECT_LT(window.alpha, window.beta);
        EXPECT_LE(window.beta, All.beta);
    }
}

/// A search that keeps its word: what is outside the window it can only place on that side.
TEST(Aspiration, FindsEveryScoreOfAnHonestSearch) {
    for (int truth = -6400; truth <= 6400; truth += 50) {
        for (int guess = -6400; guess <= 6400; guess += 400) {
            Aspiration windows(All, guess, 100);
            int tries = 1;
            for (;; ++tries) {
                const Window window = windows.window();
                const int said = std::clamp(truth, window.alpha, window.beta);
                if (windows.accepts(said)) {
                    EXPECT_EQ(said, truth);
                    break;
                }
            }
            EXPECT_LE(tries, 9);
        }
    }
}

/// A selective search may say of each window that the score is outside, now below and now above.
TEST(Aspiration, EndsWhateverTheSearchSays) {
    Rng rng(1);
    for (int round = 0; round < 2000; ++round) {
        Aspiration windows(All, static_cast<int>(rng.below(12801)) - 6400, 100);
        int tries = 1;
        for (; tries < 100; ++tries) {
            const Window window = windows.window();
            ASSERT_LT(window.alpha, window.beta);
            const bool low = round % 2 == 0 ? rng.below(2) == 0 : tries % 2 == 0;
            const int beyond = static_cast<int>(rng.below(3)) * 40;
            const int said = low ? std::max(All.alpha, window.alpha - beyond)
                                 : std::min(All.beta, window.beta + beyond);
            if (windows.accepts(said)) break;
        }
        EXPECT_LE(tries, 12);
    }
}

TEST(Aspiration, AWholeWindowIsNeverWidened) {
    Aspiration windows(All);
    EXPECT_TRUE(windows.accepts(-6400));
    EXPECT_TRUE(windows.accepts(6400));
}

}  // namespace
}  // namespace outflank::engine
