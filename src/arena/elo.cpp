#include "arena/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace outflank::arena {

namespace {

/// The variance of a pair's share, with the pair that stands for what has not been seen.
double variance_of_pairs(const Pentanomial& seen) {
    std::array<double, 5> weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = seen.pairs[i];
    weights.front() += 0.5;
    weights.back() += 0.5;
    const double total = seen.count() + 1;
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        mean += weights[i] / total * share_of_pair(i);
        square += weights[i] / total * share_of_pair(i) * share_of_pair(i);
    }
    return square - mean * mean;
}

}  // namespace

double elo_of(double share) { return 400 * std::log10(share / (1 - share)); }

double share_at(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_per_share(double share) { return 400 / (std::numbers::ln10 * share * (1 - share)); }

EloEstimate estimate_elo(const Tally& tally) {
    const WinDrawLoss all = tally.all();
    const double games = std::max(all.games(), 1);
    const double least = 0.5 / (games + 1);
    const double share = std::clamp(all.share(), least, 1 - least);
    const double error_of_share = std::sqrt(variance_of_pairs(tally.pairs()) / (games / 2 + 1));
    return {elo_of(share), NinetyFivePercent * error_of_share * elo_per_share(share)};
}

}  // namespace outflank::arena
