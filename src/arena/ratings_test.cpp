#include "arena/ratings.h"

#include <cmath>
#include <numeric>

#include "gtest/gtest.h"

namespace outflank::arena {
namespace {

double sum(const std::vector<EloEstimate>& ratings) {
    double total = 0;
    for (const EloEstimate& rating : ratings) total += rating.elo;
    return total;
}

TEST(Ratings, OfTwoPlayersAreTheirEloWithOneDrawMore) {
    const auto ratings = rate(2, {{0, 1, {60, 10, 30}}});
    const double share = (65 + 0.5) / 101;
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, elo_of(share), 1e-6);
    // The difference has the error of 101 games; each of the two stands half as far from the mean.
    const double error = elo_per_share(share) * std::sqrt(share * (1 - share) / 101);
    EXPECT_NEAR(ratings[0].error, NinetyFivePercent * error / 2, 1e-6);
    EXPECT_NEAR(ratings[1].error, ratings[0].error, 1e-9);
}

/// What 100,000 games come to between players of these ratings.
std::vector<Meeting> expected_meetings(const std::vector<double>& elo, bool gauntlet) {
    constexpr int games = 100'000;
    std::vector<Meeting> meetings;
    for (std::size_t i = 0; i < elo.size(); ++i)
        for (std::size_t j = i + 1; j < elo.size(); ++j) {
            if (gauntlet && i > 0) continue;
            const int wins = static_cast<int>(std::lround(games * share_at(elo[i] - elo[j])));
            meetings.push_back({i, j, {wins, 0, games - wins}});
        }
    return meetings;
}

TEST(Ratings, FindTheStrengthsThatMadeTheResults) {
    const std::vector<double> truth = {310, 120, -20, -70, -340};
    for (const bool gauntlet : {false, true}) {
        const auto ratings = rate(truth.size(), expected_meetings(truth, gauntlet));
        EXPECT_NEAR(sum(ratings), 0, 1e-6);
        for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(ratings[i].elo, truth[i], 0.5);
    }
}

TEST(Ratings, ExistWhereSomebodyWonEverything) {
    const auto ratings = rate(3, {{0, 1, {50, 0, 0}}, {0, 2, {50, 0, 0}}, {1, 2, {50, 0, 0}}});
    EXPECT_GT(ratings[0].elo, ratings[1].elo);
    EXPECT_GT(ratings[1].elo, ratings[2].elo);
    for (const EloEstimate& rating : ratings)
        EXPECT_TRUE(std::isfinite(rating.elo) && std::isfinite(rating.error));
}

TEST(Ratings, BeforeTheFirstGameAreEven) {
    for (const EloEstimate& rating : rate(3, {{0, 1, {}}, {0, 2, {}}, {1, 2, {}}})) {
        EXPECT_NEAR(rating.elo, 0, 1e-9);
        EXPECT_GT(rating.error, 100);
    }
}

}  // namespace
}  // namespace outflank::arena
