/// Elo: a share of points as a difference of strength. 400 Elo are odds of ten to one.
#pragma once

#include "arena/tally.h"

namespace outflank::arena {

/// The difference at which a share of the points is expected. REQUIRES: 0 < share < 1.
double elo_of(double share);

/// The share of the points expected at a difference.
double share_at(double elo);

/// How fast Elo grows with the share. REQUIRES: 0 < share < 1.
double elo_per_share(double share);

struct EloEstimate {
    double elo = 0;
    double error = 0;  // the true value lies within it 95 times in 100

    friend bool operator==(const EloEstimate&, const EloEstimate&) = default;
};

/// How many standard errors hold 95 of 100 normal values.
inline constexpr double NinetyFivePercent = 1.959964;

/// Of the first player over the second. The error comes from the spread of the pairs, to which one
/// pair is added that is half lost and half won: a match in which nothing varied yet is not
/// certain. Where every game was won or lost, the Elo would be infinite; it is then that of one
/// game more, drawn, so that it stays a number, and a cautious one.
EloEstimate estimate_elo(const Tally& tally);

}  // namespace outflank::arena
