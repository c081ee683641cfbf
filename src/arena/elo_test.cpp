#include "arena/elo.h"

#include <cmath>

#include "gtest/gtest.h"

#include "arena/arena_fixtures.h"

namespace outflank::arena {
namespace {

using fixtures::ended;
using fixtures::SimulatedMatch;

TEST(Elo, OfKnownShares) {
    EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
    EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9) << "ten to one";
    EXPECT_NEAR(elo_of(0.25), -elo_of(0.75), 1e-9);
}

TEST(Elo, AndShareUndoEachOther) {
    for (double share = 0.01; share < 1; share += 0.01) {
        EXPECT_NEAR(share_at(elo_of(share)), share, 1e-12);
        const double step = 1e-6;
        EXPECT_NEAR(elo_per_share(share),
                    (elo_of(share + step) - elo_of(share - step)) / (2 * step),
                    1e-3 * elo_per_share(share));
    }
}

TEST(EloEstimate, OfThreeQuartersOfThePoints) {
    Tally tally;
    for (int number = 1; number <= 400; ++number)
        tally.add(ended(number, number % 4 == 0 ? Points::Loss : Points::Win));
    EXPECT_NEAR(estimate_elo(tally).elo, 190.8485, 1e-4);
}

TEST(EloEstimate, IsANumberWhereEverythingWasWon) {
    double last_elo = 0;
    for (const int games : {1, 2, 10, 100, 1000}) {
        Tally tally;
        for (int number = 1; number <= games; ++number) tally.add(ended(number, Points::Win));
        const EloEstimate estimate = estimate_elo(tally);
        EXPECT_TRUE(std::isfinite(estimate.elo) && std::isfinite(estimate.error));
        EXPECT_GT(estimate.elo, last_elo) << "more wins say more";
        EXPECT_GT(estimate.error, 100) << "nothing bounds it from above";
        last_elo = estimate.elo;
    }
    EXPECT_TRUE(std::isfinite(estimate_elo(Tally()).error)) << "before the first game";
}

TEST(EloEstimate, OfTheOpponentIsTheSameTheOtherWayRound) {
    Tally tally;
    Tally reversed;
    Rng rng(3);
    for (int number = 1; number <= 51; ++number) {
        const auto points = static_cast<int>(rng.below(3));
        tally.add(ended(number, static_cast<Points>(points)));
        reversed.add(ended(number, static_cast<Points>(2 - points)));
    }
    EXPECT_NEAR(estimate_elo(tally).elo, -estimate_elo(reversed).elo, 1e-9);
    EXPECT_NEAR(estimate_elo(tally).error, estimate_elo(reversed).error, 1e-9);
}

TEST(EloEstimate, CoversTheTruthNinetyFiveTimesInAHundred) {
    for (const double elo : {0.0, 60.0, -200.0}) {
        const double truth = SimulatedMatch::true_elo(elo);
        constexpr int matches = 4000;
        int covered = 0;
        for (int match = 0; match < matches; ++match) {
            const auto seed = static_cast<std::uint64_t>(match) + 1;
            const EloEstimate estimate = estimate_elo(SimulatedMatch(elo, seed).of_pairs(100));
            covered += std::abs(estimate.elo - truth) <= estimate.error ? 1 : 0;
        }
        // One part in a hundred is three standard deviations of 4000 such matches.
        EXPECT_NEAR(covered / static_cast<double>(matches), 0.95, 0.0125) << elo;
    }
}

}  // namespace
}  // namespace outflank::arena
